import { pain001Faults } from '@alveole/refunds/sepa-schema';
import type { Answer, RefundsAtWork } from './refunds-at-work.ts';
import { bankNotification } from './sample-money.ts';
import type { SentTransfer } from './sample-money.ts';
import type { Timed } from './stopwatch.ts';

export interface Batch {
  readonly refund_id: string;
  readonly row_hash: string;
  readonly transfers: readonly SentTransfer[];
}

/** What a set of files was paid. */
export interface Sums {
  readonly paidCents: number;
  readonly paidFiles: number;
  readonly paidTwice: number;
}

interface FileMoney {
  readonly paid: number;
  readonly entries: readonly { readonly kind: string }[];
}

/** Of the same files, by everybody: whoever is late gets nothing, or what is left. */
export async function draftBatches(
  { drafter }: RefundsAtWork,
  fileIds: readonly string[],
  requests: number,
): Promise<Batch[]> {
  const asked = { repair_ids: [...fileIds] };
  const answers = await Promise.all(Array.from({ length: requests }, () => drafter('PUT', '/backend/refund', asked)));
  const ids = answers.filter(({ status }) => status === 200).map((answer) => batchIn(answer).refund_id);
  return Promise.all(ids.map((id) => readBatch({ drafter }, id)));
}

/** Leads a batch to the bank by a file that is as the schema wants it; the bank’s notification confirms every transfer. */
export async function settleBatch(refunds: RefundsAtWork, { refund_id, row_hash }: Batch, timed: Timed): Promise<void> {
  const move = async (state: string, last_row_hash: string) =>
    batchIn(await refunds.approver('PUT', '/backend/refund', { refund_id, state, last_row_hash })).row_hash;
  const approved = await timed('approved: files locked, sums and accounts fixed', () => move('approved', row_hash));
  const sepaPath = `/v1/refunds/batches/${refund_id}/sepa.xml`;
  await requireSchema(await timed('written as pain.001', () => refunds.drafter('GET', sepaPath)));
  await timed('exported', () => move('exported', approved));
  const { transfers } = await readBatch(refunds, refund_id);
  const content = bankNotification(transfers);
  readIn(await timed('confirmed from camt.054', () => refunds.drafter('POST', '/v1/refunds/bank_files', { content })));
}

/** The check of the tests, outside the time of the writing. */
async function requireSchema({ status, text }: Answer): Promise<void> {
  const faults = status === 200 ? await pain001Faults(text) : [`${status}: ${text}`];
  if (faults.length > 0) throw new Error(`The pain.001 is not as the schema wants it: ${faults.join('; ')}`);
}

async function readBatch({ drafter }: Pick<RefundsAtWork, 'drafter'>, id: string): Promise<Batch> {
  return batchIn(await drafter('GET', `/v1/refunds/batches/${id}`));
}

const batchIn = (answer: Answer): Batch => readIn(answer) as Batch;

function readIn({ status, text }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text);
}

/** What each file got in the end. */
export async function sumsOf({ drafter }: RefundsAtWork, fileIds: readonly string[]): Promise<Sums> {
  let [paidCents, paidFiles, paidTwice] = [0, 0, 0];
  for (const id of fileIds) {
    const { paid, entries } = readIn(await drafter('GET', `/v1/refunds/files/${id}`)) as FileMoney;
    const payments = entries.filter(({ kind }) => kind === 'paid').length;
    paidCents += Math.round(paid * 100);
    paidFiles += payments > 0 ? 1 : 0;
    paidTwice += payments > 1 ? 1 : 0;
  }
  return { paidCents, paidFiles, paidTwice };
}
