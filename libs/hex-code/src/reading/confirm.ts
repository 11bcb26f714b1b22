import type { Reading } from './reading.ts';

/**
 * The answer of an unsure reading once something else vouches for its value: the registry that knows it, or another
 * frame (see `agree`). Every other reading stays as it is.
 */
export function confirm(reading: Reading, isVouchedFor: (value: string) => boolean): Reading {
  if (reading.ok || reading.code !== 'HEX_CODE_UNSURE' || !isVouchedFor(reading.candidate.value)) return reading;
  return { ok: true, ...reading.candidate };
}

/** The answer of `reading` in the light of another frame of the same scene: unsure readings of one value agree. */
export function agree(reading: Reading, other: Reading): Reading {
  return confirm(reading, (value) => value === supposedValue(other));
}

function supposedValue(reading: Reading): string | undefined {
  if (reading.ok) return reading.value;
  return reading.code === 'HEX_CODE_UNSURE' ? reading.candidate.value : undefined;
}
