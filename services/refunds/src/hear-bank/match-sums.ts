import { fits, handedOverLately, meantBy } from './candidates.ts';
import type { RefundsPorts } from '../ports.ts';
import type { AskedQuestion } from '../record/bank-question.ts';
import { transferOneOf } from '../record/references.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { BankLine, BookedSum } from '../record/bank-line.ts';

type Ports = Pick<RefundsPorts, 'batches' | 'now'>;

/** What the entries without a transfer of ours come to. */
export interface MatchedSums {
  /** Transfers of batches that were booked as one sum. */
  readonly lines: readonly BankLine[];
  readonly questions: readonly AskedQuestion[];
  /** How many are none of ours. */
  readonly others: number;
}

type Match = Partial<Pick<MatchedSums, 'lines' | 'questions'>>;

/**
 * A payment that was booked as one sum pays its transfers where its id and its sum fit; else people bring it together
 * with a transfer. A sum without any reference is for them where it is that of a transfer or a batch that the ledger
 * expects there.
 */
export async function matchSums(ports: Ports, sums: readonly BookedSum[]): Promise<MatchedSums> {
  const batches = await batchesOf(ports, sums);
  const lately = sums.some((sum) => !idOf(sum)) ? await handedOverLately(ports) : [];
  const matches = sums.map((sum): Match => {
    const id = idOf(sum);
    if (id === undefined) return { questions: looseQuestions(sum, lately) };
    const batch = batches.get(transferOneOf(id));
    return batch === undefined ? {} : ofBatch(sum, id, batch);
  });
  return {
    lines: matches.flatMap(({ lines = [] }) => lines),
    questions: matches.flatMap(({ questions = [] }) => questions),
    others: matches.filter(({ lines = [], questions = [] }) => lines.length + questions.length === 0).length,
  };
}

const idOf = ({ paymentId, messageId }: BookedSum) => paymentId ?? messageId;

async function batchesOf({ batches }: Ports, sums: readonly BookedSum[]): Promise<ReadonlyMap<string, RefundBatch>> {
  const ids = sums.map(idOf).filter((id) => id !== undefined);
  const found = ids.length === 0 ? [] : await batches.byReferences([...new Set(ids.map(transferOneOf))]);
  return new Map(found.map((batch) => [batch.transfers[0]?.reference ?? '', batch]));
}

/** All transfers, or those that the bank did not refuse before. */
function ofBatch(sum: BookedSum, id: string, batch: RefundBatch): Match {
  const accepted = batch.transfers.filter(({ state }) => state !== 'rejected');
  const paid = [batch.transfers, accepted].find(
    (some) => fits(some, sum.amount) && (sum.count === undefined || sum.count === some.length),
  );
  if (paid && sum.side === 'debit' && sum.paymentId !== undefined)
    return { lines: paid.map(({ reference }) => ({ reference, word: 'paid', reason: '', day: sum.day })) };
  return { questions: [{ ...asked(sum, batch, id), reason: 'sum_differs' }] };
}

/** One question a sum, however many have it: it is about one of them, or none, so it keeps no file waiting. */
function looseQuestions({ amount, day, side }: BookedSum, batches: readonly RefundBatch[]): AskedQuestion[] {
  const fitting = batches.flatMap(meantBy(side)).filter(({ transfers }) => fits(transfers, amount));
  return fitting.length === 0 ? [] : [{ reason: 'no_reference', reference: '', repairIds: [], amount, day, side }];
}

function asked({ amount, day, side }: BookedSum, batch: RefundBatch, reference: string) {
  return {
    reference,
    batchId: batch.batchId,
    funderId: batch.funderId,
    repairIds: batch.lines.map(({ repairId }) => repairId),
    amount,
    day,
    side,
  };
}
