const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses before each new try of a call that its receiver did not take; three days and half an hour together. Milliseconds. */
const retryDelaysMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  16 * hour,
  25 * hour,
];

/** A receiver that takes nothing for so long is called no more until somebody says so. Milliseconds. */
export const webhookFailureMs = 72 * hour;

/** The pause before the next try; undefined once it was the last. @param tries how many there have been, at least one */
export function retryDelayMs(tries: number): number | undefined {
  return retryDelaysMs[tries - 1];
}

/** Days for which calls of a webhook are stored, and can be sent again. */
export const webhookCallDays = 90;

/** Hours for which a secret goes on to sign once another one has taken its place. */
export const maxOverlapHours = 72;
