import { DOT_COUNT, noDots } from '../../dots.ts';
import { read, type ReadOptions } from '../../reading/read.ts';
import type { Found, Reading } from '../../reading/reading.ts';

/**
 * Places of the dots to leave out, attempt by attempt, among the dots by suspicion: more and more of the most suspect ones
 * (Forney's generalised minimum distance). Few left out is not tried: it helps little and lets noise pass.
 */
export const FIRST_ATTEMPTS: readonly (readonly number[])[] = [0, 12, 14, 16, 18, 20].map((count) =>
  Array.from({ length: count }, (_, at) => at),
);

/**
 * Then 13 of the 29 most suspect ones, as a stain may hide more than can be left out and half of what it hides is right
 * by chance: every `step`-th of them, from four places on, which spreads the choices evenly since 29 is a prime.
 */
export const FURTHER_ATTEMPTS: readonly (readonly number[])[] = Array.from({ length: 56 }, (_, choice) => {
  const [step, start] = [1 + (choice >> 2), 7 * (choice & 3)];
  return Array.from({ length: 13 }, (_, at) => (start + at * step) % 29);
});

const ALL_ATTEMPTS = [...FIRST_ATTEMPTS, ...FURTHER_ATTEMPTS];

const dots = noDots();
const erased = noDots();
const bySuspicion = Array.from({ length: DOT_COUNT }, (_, dot) => dot);

/** Reads dots, dark where `confidence` is positive, at first as they are; then without suspect ones, if `thorough` in many ways. */
export function readConfidences(
  confidence: Float64Array,
  suspicion: Float64Array,
  thorough: boolean,
  options: ReadOptions,
): Reading {
  dots.fill(0);
  for (let dot = 0; dot < DOT_COUNT; dot++) if (confidence[dot]! > 0) mark(dots, dot);
  bySuspicion.sort((one, other) => suspicion[other]! - suspicion[one]! || one - other);
  let unsure: Found | undefined;
  for (const places of thorough ? ALL_ATTEMPTS : FIRST_ATTEMPTS) {
    erased.fill(0);
    for (const place of places) mark(erased, bySuspicion[place]!);
    const reading = read(dots, erased, options);
    if (reading.ok) return reading;
    if (reading.code === 'HEX_CODE_UNSURE') unsure ??= reading.candidate;
  }
  return unsure
    ? { ok: false, code: 'HEX_CODE_UNSURE', candidate: unsure }
    : { ok: false, code: 'HEX_CODE_UNREADABLE' };
}

function mark(set: Int32Array, dot: number): void {
  set[dot >>> 5] = set[dot >>> 5]! | (1 << (dot & 31));
}
