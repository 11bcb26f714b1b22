import { DOT_COUNT, noDots } from '../dots.ts';
import { read, type ReadOptions } from '../reading/read.ts';
import type { Found, Reading } from '../reading/reading.ts';

/** How many of the least sure dots are left out, one attempt after the other (Forney's generalised minimum distance). */
const LEFT_OUT = [0, 6, 12, 18] as const;

const dots = noDots();
const erased = noDots();
const bySureness = Array.from({ length: DOT_COUNT }, (_, dot) => dot);

/** Reads dots of which each is more or less sure: dark where `confidence` is positive. Leaves out more and more of the least sure ones. */
export function readConfidences(confidence: Float64Array, options: ReadOptions): Reading {
  dots.fill(0);
  erased.fill(0);
  for (let dot = 0; dot < DOT_COUNT; dot++) if (confidence[dot]! > 0) dots[dot >>> 5]! |= 1 << (dot & 31);
  bySureness.sort((one, other) => Math.abs(confidence[one]!) - Math.abs(confidence[other]!));
  let unsure: Found | undefined;
  let left = 0;
  for (const count of LEFT_OUT) {
    for (; left < count; left++) erased[bySureness[left]! >>> 5]! |= 1 << (bySureness[left]! & 31);
    const reading = read(dots, erased, options);
    if (reading.ok) return reading;
    if (reading.code === 'HEX_CODE_UNSURE') unsure ??= reading.candidate;
  }
  return unsure ? { ok: false, code: 'HEX_CODE_UNSURE', candidate: unsure } : { ok: false, code: 'HEX_CODE_UNREADABLE' };
}
