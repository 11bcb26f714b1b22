import { DOT_COUNT, noDots } from '../dots.ts';
import { read, type ReadOptions } from '../reading/read.ts';
import type { Found, Reading } from '../reading/reading.ts';
import { suspectStains } from './stains.ts';

/** How many of the least sure dots are left out, one attempt after the other (Forney's generalised minimum distance). */
const LEFT_OUT = [0, 6, 12, 18] as const;

/** How many of the least sure dots are left out beside a stain. */
const LEFT_OUT_BESIDE = 4;

const dots = noDots();
const erased = noDots();
const bySureness = Array.from({ length: DOT_COUNT }, (_, dot) => dot);

/**
 * Reads dots of which each is more or less sure: dark where `confidence` is positive. Leaves out more and more of the
 * least sure ones; with `stained`, then one suspected stain after the other.
 */
export function readConfidences(confidence: Float64Array, stained: boolean, options: ReadOptions): Reading {
  dots.fill(0);
  for (let dot = 0; dot < DOT_COUNT; dot++) if (confidence[dot]! > 0) mark(dots, dot);
  bySureness.sort((one, other) => Math.abs(confidence[one]!) - Math.abs(confidence[other]!));
  let unsure: Found | undefined;
  for (const left of attemptsAt(confidence, stained)) {
    erased.fill(0);
    for (const dot of left) mark(erased, dot);
    const reading = read(dots, erased, options);
    if (reading.ok) return reading;
    if (reading.code === 'HEX_CODE_UNSURE') unsure ??= reading.candidate;
  }
  return unsure ? { ok: false, code: 'HEX_CODE_UNSURE', candidate: unsure } : { ok: false, code: 'HEX_CODE_UNREADABLE' };
}

/** The dots to leave out, attempt by attempt. */
function* attemptsAt(confidence: Float64Array, stained: boolean): Generator<readonly number[]> {
  for (const count of LEFT_OUT) yield bySureness.slice(0, count);
  if (stained) for (const stain of suspectStains(confidence)) yield [...stain, ...bySureness.slice(0, LEFT_OUT_BESIDE)];
}

function mark(set: Int32Array, dot: number): void {
  set[dot >>> 5] = set[dot >>> 5]! | (1 << (dot & 31));
}
