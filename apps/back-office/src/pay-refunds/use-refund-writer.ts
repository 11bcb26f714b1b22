import {
  approvePayeeBody,
  bankFileBody,
  bankReportViewOf,
  draftRefundBody,
  moveRefundBody,
  batchIdOf,
  refuseRefundBody,
  refundRoutes,
} from '@alveole/contracts/refund';
import type { RemoteProps, RouteInput } from '@alveole/contracts';
import type { BankReportView, RefundBatchView } from '@alveole/contracts/refund';
import type { RefundStepAhead } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from '../list-repairs/use-repairs.ts';
import { isChangedMeanwhile, moveOnNewest, onceMore } from './move-on-newest.ts';
import type { BatchAct } from './move-on-newest.ts';
import { questionTexts } from './bank-question.text.ts';
import { accountTexts, batchTexts, stateLooks, stepTexts, texts } from './pay-refunds.text.ts';
import { readBankFileBytes } from './read-bank-file-bytes.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { saveFile } from '@alveole/ui';
import { stopTexts } from './stop-batch.text.ts';
import { refundKeys } from './use-refunds.ts';

export type QuestionStep = RouteInput<typeof refundRoutes.settleBankQuestion>['body'];

export interface RefundWriter {
  /** Drafts a batch of files and answers its id. Throws what stands in the way. */
  readonly draft: (repairIds: readonly string[]) => Promise<string>;
  /** Moves a batch to its next state; when somebody else changed it, says how it stands and reads it again. */
  readonly move: (batch: RefundBatchView, step: RefundStepAhead) => Promise<void>;
  /** Refuses a draft with a reason, or withdraws it; when somebody else changed it, says how it stands and reads it again. */
  readonly stop: (batch: RefundBatchView, act: 'refuse' | 'withdraw', reason: string) => Promise<void>;
  /** Reads a file of the bank and answers what became of each of its lines. */
  readonly hearBank: (file: Blob, signal: AbortSignal) => Promise<BankReportView>;
  /** Lets money go to the changed account of an establishment. */
  readonly approvePayee: (entityId: string, ibanEndsWith: string) => Promise<void>;
  /** Writes a step towards the answer of two people; says what stands in the way, another's step meanwhile for one. */
  readonly settleQuestion: (questionId: string, body: QuestionStep) => Promise<void>;
  readonly download: (batch: RefundBatchView) => Promise<void>;
}

export function useRefundWriter({
  api,
  notify,
  session,
}: Pick<RemoteProps, 'api' | 'notify' | 'session'>): RefundWriter {
  const cache = useQueryClient();
  const reload = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: refundKeys.all }),
      cache.invalidateQueries({ queryKey: repairKeys.all }),
    ]);
  };
  const download = async ({ batchId, createdAt }: RefundBatchView): Promise<void> => {
    const xml = await api.call(refundRoutes.readSepaFile, { params: { id: batchId } });
    saveFile(`virement-${createdAt.slice(0, 10)}-${batchId}.xml`, xml, 'application/xml');
  };
  const succeed = async (text: string, seconds?: 7): Promise<void> => {
    notify({ tone: 'success', text, ...(seconds === undefined ? {} : { seconds }) });
    await reload();
  };
  const lead = async (batch: RefundBatchView, done: string, act: Omit<BatchAct, 'userId'>): Promise<void> => {
    try {
      const otherwise = await moveOnNewest(api, batch, { ...act, userId: session.userId ?? '' });
      if (otherwise === undefined) return await succeed(done);
      notify({ tone: 'warning', text: batchTexts.changed(stateLooks[otherwise.state].label), seconds: 7 });
    } catch (failure) {
      if (!isChangedMeanwhile(failure)) throw failure;
      notify({ tone: 'warning', text: refundFailureText(failure), seconds: 7 });
    }
    await reload();
  };
  /** The lists are read again too: what stands in the way is seen there. */
  const orReload = async <Answer>(sending: Promise<Answer>): Promise<Answer> => {
    try {
      return await sending;
    } catch (failure) {
      await reload();
      throw failure;
    }
  };
  return {
    download,
    hearBank: async (file, signal) => {
      const body = bankFileBody(await readBankFileBytes(file));
      // What was settled before it met the change is known now, so that the whole file may be sent again.
      const report = await onceMore(() => api.call(refundRoutes.hearBank, { body }, { signal }));
      await reload();
      return bankReportViewOf(report);
    },
    settleQuestion: async (id, body) => {
      try {
        await api.call(refundRoutes.settleBankQuestion, { params: { id }, body });
        await succeed(questionTexts.done);
      } catch (failure) {
        const tone = isChangedMeanwhile(failure) ? 'warning' : 'danger';
        notify({ tone, text: refundFailureText(failure), seconds: 7 });
        await reload();
      }
    },
    approvePayee: async (id, ibanEndsWith) => {
      await orReload(api.call(refundRoutes.approvePayee, { params: { id }, body: approvePayeeBody(ibanEndsWith) }));
      await succeed(accountTexts.done);
    },
    draft: async (repairIds) => {
      const send = () => api.call(refundRoutes.writeRefund, { body: draftRefundBody(repairIds) });
      // Somebody stopped the draft before it held its files: they are free, and another draft takes them.
      const batchId = batchIdOf(await orReload(onceMore(send)));
      await succeed(texts.drafted, 7);
      return batchId;
    },
    move: (batch, { act, to }) =>
      lead(batch, stepTexts[act].done, {
        act,
        send: async (newest) => {
          if (act === 'export') await download(newest);
          await api.call(refundRoutes.writeRefund, { body: moveRefundBody(newest, to) });
        },
      }),
    stop: (batch, act, reason) =>
      lead(batch, stopTexts[act].done, {
        act,
        send: (newest) =>
          api.call(refundRoutes.writeRefund, {
            body: act === 'refuse' ? refuseRefundBody(newest, reason) : moveRefundBody(newest, 'withdrawn'),
          }),
      }),
  };
}
