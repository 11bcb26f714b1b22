import { setTimeout as pause } from 'node:timers/promises';
import { errorTable } from '@alveole/contracts';
import type { Answer, Caller, RefundsAtWork } from '@alveole/bench/refunds-at-work';
import type { SentBatch } from '@alveole/refunds/bank-shapes';
import { filesOf } from './sample-batches.ts';

export interface HandedOver extends SentBatch {
  readonly batchId: string;
  readonly files: readonly string[];
}

/** How a batch and the money of its files stand, in words that compare. */
export interface Standing {
  readonly states: readonly string[];
  /** Everything that is compared: transfers with their reasons, sums of each file, questions about the batch. */
  readonly ledger: string;
}

interface Transfer {
  readonly reference: string;
  readonly state: string;
  readonly reason?: string;
}

interface Batch {
  readonly refund_id: string;
  readonly row_hash: string;
  readonly state: string;
  readonly transfers: readonly Transfer[];
}

interface Question {
  readonly question_id: string;
  readonly row_hash: string;
  readonly reason: string;
  readonly reference: string;
}

interface Money {
  readonly paid: number;
  readonly due: number;
  readonly on_its_way: number;
}

/** How often a file is brought to a service that has too much to do. */
const maxTurns = 50;

export type BankDesk = ReturnType<typeof openBankDesk>;

/** Two administrators before the refunds service, and what their bank sends. */
export function openBankDesk(refunds: RefundsAtWork) {
  const { drafter, approver } = refunds;
  const readBatch = async (id: string) => bodyOf<Batch>(await drafter('GET', `/v1/refunds/batches/${id}`));
  const move = async (by: Caller, refund_id: string, state: string, last_row_hash: string) =>
    bodyOf<Batch>(await by('PUT', '/backend/refund', { refund_id, state, last_row_hash }));
  const questions = async () => bodyOf<Question[]>(await drafter('GET', '/v1/refunds/bank_questions'));
  const settle = async (by: Caller, { question_id, row_hash }: Question, act: object) =>
    bodyOf<Question>(await by('PUT', `/v1/refunds/bank_questions/${question_id}`, { last_row_hash: row_hash, ...act }));
  return {
    /** Both files of a batch, drafted, approved and handed over. */
    async handOver(place: number): Promise<HandedOver> {
      const files = filesOf(place);
      const { refund_id, row_hash } = bodyOf<Batch>(await drafter('PUT', '/backend/refund', { repair_ids: files }));
      const approved = await move(approver, refund_id, 'approved', row_hash);
      await move(approver, refund_id, 'exported', approved.row_hash);
      const { transfers } = await readBatch(refund_id);
      const references = transfers.map(({ reference }) => reference) as [string, string];
      const messageId = references[0].slice(0, references[0].lastIndexOf('-'));
      return { batchId: refund_id, files, references, messageId, paymentId: `${messageId}.0` };
    },
    /** A file of the bank, taken in by the one or the other; a service that reads others asks to come again. */
    async hear(content: string | Uint8Array, by: 'drafter' | 'approver' = 'drafter'): Promise<void> {
      const bytes =
        typeof content === 'string' ? { content } : { content_base64: Buffer.from(content).toString('base64') };
      for (let turn = 1; ; turn += 1) {
        const answer = await refunds[by]('POST', '/v1/refunds/bank_files', bytes);
        if (answer.status !== errorTable.ServiceUnavailableException.status || turn === maxTurns) return bodyOf(answer);
        await pause(200);
      }
    },
    /** What people are asked now, by reason. */
    asked: async (): Promise<string[]> => (await questions()).map(({ reason }) => reason).sort(),
    async standing({ batchId, files, references, messageId }: HandedOver): Promise<Standing> {
      await refunds.drain();
      const { state, transfers } = await readBatch(batchId);
      const money = await Promise.all(
        files.map(async (file) => bodyOf<Money>(await drafter('GET', `/v1/refunds/files/${file}`))),
      );
      const own = (await questions()).filter(({ reference }) => reference.startsWith(messageId));
      const questionNames = own.map(({ reason, reference }) => `${reason} of ${references.indexOf(reference) + 1}`);
      const ledger = [
        state,
        ...transfers.map(({ state: one, reason = '' }) => `${one} ${reason}`.trim()),
        ...money.map(({ paid, due, on_its_way }) => `${paid} paid, ${due} due, ${on_its_way} on its way`),
        ...questionNames.sort(),
      ];
      return { states: transfers.map(({ state: one }) => one), ledger: ledger.join('; ') };
    },
    /** Two people answer all questions with « nothing follows », and nothing of the batch is expected any more. */
    async putAside({ batchId }: HandedOver): Promise<void> {
      for (const question of await questions()) {
        const proposed = await settle(drafter, question, { act: 'propose', answer: 'nothing' });
        await settle(approver, proposed, { act: 'confirm' });
      }
      const { state, row_hash } = await readBatch(batchId);
      if (state === 'exported') await move(drafter, batchId, 'confirmed', row_hash);
    },
  };
}

function bodyOf<Body>({ status, text }: Answer): Body {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text) as Body;
}
