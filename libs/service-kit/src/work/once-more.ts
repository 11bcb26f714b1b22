import { appError } from '@alveole/contracts';

const retryAfterSeconds = 10;

/** What the machine was too slow for tells nothing of the content: whoever sent it may send it again. */
export const tooSlow = appError('ServiceUnavailableException', 'Reading this takes too long at the moment.', {
  retryAfter: retryAfterSeconds,
});

/**
 * Does work that may run out of time, and once more where it did. Throws the coded 503 of a slow machine where it runs
 * out of time again.
 * @param isLate whether a failure says that the time was over
 * @param tries one where nothing is lost by leaving the work out
 */
export async function onceMore<T>(
  work: () => Promise<T>,
  isLate: (failure: unknown) => boolean,
  tries = 2,
): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!isLate(failure)) throw failure;
    if (tries <= 1) throw tooSlow;
    return onceMore(work, isLate, tries - 1);
  }
}
