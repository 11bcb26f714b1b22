import { constants } from 'node:os';
import { databaseError } from '../errors.ts';

/** What lmdb rejects with where a transaction was not kept: its cause is a promise that rejects. */
interface FailedCommit {
  readonly commitError: Promise<never>;
}

const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
/** What the system says where the disk takes no more. A write that was cut short is called EIO by LMDB. */
const noCapacity: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, EIO]);

export function isFailedCommit(error: unknown): error is FailedCommit {
  return error instanceof Error && 'commitError' in error;
}

/**
 * Why a transaction was not kept: the refusal OutOfDiskSpace, or the error itself. Nobody else takes lmdb's promise of
 * the cause, which left alone would end the thread.
 */
export async function causeOf(error: unknown): Promise<unknown> {
  if (!isFailedCommit(error)) return error;
  const cause: unknown = await error.commitError.catch((reason: unknown) => reason);
  return noCapacity.has((cause as { code?: unknown } | undefined)?.code)
    ? databaseError('OutOfDiskSpace', 'no room is left on the disk: nothing of this was written')
    : cause;
}
