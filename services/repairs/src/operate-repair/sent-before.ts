import type { ClientOperation, Operation } from '@alveole/contracts/repair';
import { createHash } from 'node:crypto';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { idempotencyMismatch } from '../wire/refusals.ts';

/** What tells one sending of an operation from another. */
export interface Sending {
  /** The version that the decision was made on. */
  readonly rowHash: string;
  readonly operation: Operation<ClientOperation>;
  /** Given by the client: sent again with the same one, the operation is not recorded again. */
  readonly localId?: string | undefined;
}

/** What a counter sends again when its answer was lost; everything else is decided anew on the newest version. */
const knownByContent: ReadonlySet<ClientOperation> = new Set(['FAC', 'FACVE', 'PHO', 'VELO', 'VAL']);

/**
 * Whether this very operation came before; its answer was lost, or it was sent twice. It is known by the client's name for
 * it, or by its content on the version that it was decided on. Throws IdempotencyMismatchException.
 */
export function wasSentBefore({ history }: RepairRecord, person: Person, sending: Sending): boolean {
  const { localId, operation } = sending;
  const named = localId === undefined ? undefined : history.find(({ operationId }) => operationId === localId);
  if (named !== undefined && named.code !== operation.code) throw idempotencyMismatch();
  if (named !== undefined) return true;
  const sentHash = sentHashOf(person, sending);
  return sentHash !== undefined && history.some((entry) => entry.sentHash === sentHash);
}

/**
 * By what an operation is known again; undefined for one that is not. The business time does not count: whoever tries
 * again later means the same operation.
 */
export function sentHashOf(
  { userId }: Person,
  { rowHash, operation: { code, data, comment } }: Sending,
): string | undefined {
  if (!knownByContent.has(code)) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([rowHash, userId, code, data, comment ?? null]))
    .digest('hex');
}
