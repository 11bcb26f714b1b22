import { DOT_COUNT, noDots } from '../dots.ts';
import { read, type ReadOptions } from '../reading/read.ts';
import type { Found, Reading } from '../reading/reading.ts';

/** How many of the most suspect dots are left out, one attempt after the other (Forney's generalised minimum distance). */
const LEFT_OUT = [0, 4, 8, 12, 14, 16, 18, 20] as const;

/**
 * Then 13 of the 29 most suspect ones, as a stain may hide more than can be left out and half of what it hides is right
 * by chance: every `a`-th of them, from a few places on, which spreads the choices evenly since 29 is a prime. So many
 * dots left out allow four errors only, which noise has once in 10⁸ frames.
 */
const [CHOSEN, AMONG, STEPS, STARTS] = [13, 29, 14, [0, 7, 14, 21]] as const;

const dots = noDots();
const erased = noDots();
const bySuspicion = Array.from({ length: DOT_COUNT }, (_, dot) => dot);

/**
 * Reads dots, dark where `confidence` is positive. Leaves out more and more of the most suspect ones; with `thorough`,
 * some of them in turn.
 */
export function readConfidences(confidence: Float64Array, suspicion: Float64Array, thorough: boolean, options: ReadOptions): Reading {
  dots.fill(0);
  for (let dot = 0; dot < DOT_COUNT; dot++) if (confidence[dot]! > 0) mark(dots, dot);
  bySuspicion.sort((one, other) => suspicion[other]! - suspicion[one]!);
  let unsure: Found | undefined;
  for (const left of attempts(thorough)) {
    erased.fill(0);
    for (const dot of left) mark(erased, dot);
    const reading = read(dots, erased, options);
    if (reading.ok) return reading;
    if (reading.code === 'HEX_CODE_UNSURE') unsure ??= reading.candidate;
  }
  return unsure ? { ok: false, code: 'HEX_CODE_UNSURE', candidate: unsure } : { ok: false, code: 'HEX_CODE_UNREADABLE' };
}

/** The dots to leave out, attempt by attempt. */
function* attempts(thorough: boolean): Generator<readonly number[]> {
  for (const count of LEFT_OUT) yield bySuspicion.slice(0, count);
  if (!thorough) return;
  for (let step = 1; step <= STEPS; step++) {
    for (const start of STARTS) yield Array.from({ length: CHOSEN }, (_, at) => bySuspicion[(start + at * step) % AMONG]!);
  }
}

function mark(set: Int32Array, dot: number): void {
  set[dot >>> 5] = set[dot >>> 5]! | (1 << (dot & 31));
}
