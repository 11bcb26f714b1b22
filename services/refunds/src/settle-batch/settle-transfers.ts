import type { EventEnvelope } from '@alveole/contracts';
import type { RefundsPorts } from '../ports.ts';
import { paidEvent, unpaidEvent } from '../record/batch-events.ts';
import type { EventMoment } from '../record/batch-events.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

/** What the bank told of one transfer. */
export interface BankAnswer {
  readonly reference: string;
  readonly outcome: 'paid' | 'rejected' | 'returned';
  /** ISO 20022 code; empty for what was paid. */
  readonly reason: string;
}

/** From which state each outcome leads on; whatever else is told again changes nothing. */
const from: Readonly<Record<BankAnswer['outcome'], readonly Transfer['state'][]>> = {
  paid: ['sent'],
  rejected: ['sent'],
  returned: ['sent', 'paid'],
};

/** Whether this answer changes the transfer. */
export function isNews({ state }: Transfer, { outcome }: BankAnswer): boolean {
  return from[outcome].includes(state);
}

/**
 * Writes what the bank told of the transfers of one batch, with one event an outcome and reason, in one write on the
 * version that was read. The ledger follows from the events, so a crash loses nothing. With the last transfer the
 * batch is confirmed. Undefined when somebody else wrote meanwhile.
 */
export async function settleTransfers(
  { batches, now }: Pick<RefundsPorts, 'batches' | 'now'>,
  batch: RefundBatch,
  answers: readonly BankAnswer[],
  requestId: string,
): Promise<RefundBatch | undefined> {
  const at = now();
  const news = new Map(answers.map((answer) => [answer.reference, answer]));
  const settled = batch.transfers.flatMap((transfer) => {
    const answer = news.get(transfer.reference);
    return answer && isNews(transfer, answer) ? [{ transfer, answer: asItStood(transfer, answer) }] : [];
  });
  if (settled.length === 0) return batch;
  const transfers = batch.transfers.map((transfer): Transfer => {
    const answer = settled.find((one) => one.transfer === transfer)?.answer;
    return answer
      ? { ...transfer, state: answer.outcome, settledAt: at, reason: answer.reason || undefined }
      : transfer;
  });
  const isDone = transfers.every(({ state }) => state !== 'sent');
  const moment = { at, sequence: batch.sequence + 1, requestId };
  return batches.write(
    batch,
    { transfers, ...(isDone ? { state: 'confirmed' as const } : {}) },
    eventsOf(batch, settled, moment),
  );
}

/** What came back before anybody told that it had arrived was never paid: it is due again as what the bank refused. */
function asItStood({ state }: Transfer, answer: BankAnswer): BankAnswer {
  return state === 'sent' && answer.outcome === 'returned' ? { ...answer, outcome: 'rejected' } : answer;
}

interface Settled {
  readonly transfer: Transfer;
  readonly answer: BankAnswer;
}

function eventsOf(batch: RefundBatch, settled: readonly Settled[], moment: EventMoment): EventEnvelope[] {
  const kinds = new Map<string, Settled[]>();
  for (const one of settled) {
    const kind = `${one.answer.outcome} ${one.answer.reason}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map((alike) => {
    const { outcome, reason } = (alike[0] as Settled).answer;
    const transfers = alike.map(({ transfer }) => transfer);
    if (outcome === 'paid') return paidEvent(batch, transfers, moment);
    return unpaidEvent(batch, outcome, { transfers, reason }, moment);
  });
}
