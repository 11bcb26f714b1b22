import type { EventEnvelope } from '@alveole/contracts';
import type { RefundsPorts } from '../ports.ts';
import { paidEvent, unpaidEvent } from '../record/batch-events.ts';
import type { EventMoment } from '../record/batch-events.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

/**
 * Writes the transfers of a batch as they stand after what was heard of them, with one event an outcome and reason, in
 * one write on the version that was read. The ledger follows from the events, so a crash loses nothing. With the last
 * transfer the batch is confirmed. Undefined when somebody else wrote meanwhile.
 *
 * @param relocked files that repairs locked again for a transfer that is paid after all
 */
export async function settleTransfers(
  { batches, now }: Pick<RefundsPorts, 'batches' | 'now'>,
  batch: RefundBatch,
  after: readonly Transfer[],
  requestId: string,
  relocked: ReadonlySet<string> = new Set(),
): Promise<RefundBatch | undefined> {
  if (after.every((transfer, index) => transfer === batch.transfers[index])) return batch;
  const at = now();
  const changes = after.flatMap((transfer, index) => {
    const before = batch.transfers[index] as Transfer;
    return before.state === transfer.state ? [] : [{ before, transfer }];
  });
  const transfers = after.map((transfer) =>
    changes.some((change) => change.transfer === transfer) ? { ...transfer, settledAt: at } : transfer,
  );
  const isDone = transfers.every(({ state }) => state !== 'sent');
  const moment = { at, sequence: batch.sequence + 1, requestId };
  return batches.write(
    batch,
    { transfers, ...(isDone ? { state: 'confirmed' as const } : {}) },
    eventsOf(batch, changes, moment, relocked),
  );
}

/** A transfer before and after what was heard. */
interface Change {
  readonly before: Transfer;
  readonly transfer: Transfer;
}

type TransferOutcome = 'paid' | 'rejected' | 'returned';

/** What came back before anybody told that it had arrived was never paid: it is due again as what the bank refused. */
function outcomeOf({ before, transfer }: Change): TransferOutcome {
  if (transfer.state === 'paid') return 'paid';
  return before.state === 'paid' ? 'returned' : 'rejected';
}

/** Whether people turned a refusal or a return into a payment. */
function isTurned({ before, transfer }: Change): boolean {
  return transfer.state === 'paid' && before.state !== 'sent';
}

/** Whether the money of the files moves: what was refused and is then sent back was not paid before either. */
function moves({ before, transfer }: Change): boolean {
  return transfer.state === 'paid' || before.state === 'paid' || before.state === 'sent';
}

function eventsOf(
  batch: RefundBatch,
  changes: readonly Change[],
  moment: EventMoment,
  relocked: ReadonlySet<string>,
): EventEnvelope[] {
  const kinds = new Map<string, Change[]>();
  for (const change of changes.filter(moves)) {
    const kind = `${outcomeOf(change)} ${isTurned(change)} ${change.transfer.reason ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  return [...kinds.values()].map((alike) => {
    const outcome = outcomeOf(alike[0] as Change);
    const transfers = alike.map(({ transfer }) => transfer);
    if (outcome === 'paid')
      return paidEvent(batch, transfers, moment, isTurned(alike[0] as Change) ? relocked : undefined);
    return unpaidEvent(batch, outcome, { transfers, reason: transfers[0]?.reason ?? '' }, moment);
  });
}
