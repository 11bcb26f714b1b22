import { isAppError } from '@alveole/contracts';

const usualPause = 1;
const longestPause = 10;

/**
 * Milliseconds before a reading is tried once more: what the server asked for, at most 10 s, and up to as much again by
 * chance, so that all who were turned away do not come back at once.
 * @param chance 0 to 1
 */
export function politePause(failure: unknown, chance: () => number = Math.random): number {
  const asked = (isAppError(failure) ? failure.retryAfter : undefined) ?? usualPause;
  return Math.min(asked, longestPause) * 1000 * (1 + chance());
}
