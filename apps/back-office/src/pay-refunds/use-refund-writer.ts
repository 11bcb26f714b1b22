import type { RemoteProps } from '@alveole/contracts';
import { moveRefundBody, refundRoutes, refuseRefundBody } from '@alveole/contracts/refund';
import type { BankReportView, DraftedFiles, RefundBatchView } from '@alveole/contracts/refund';
import type { RefundStepAhead } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from '../operate-repair/repair-keys.ts';
import { approvePayee } from './approve-payee.ts';
import { questionTexts } from './bank-question.text.ts';
import { draftBatch } from './draft-batch.ts';
import { hearBank } from './hear-bank.ts';
import { isChangedMeanwhile, moveOnNewest } from './move-on-newest.ts';
import type { BatchAct } from './move-on-newest.ts';
import { accountTexts, batchTexts, stateBadges, stepTexts, texts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { refundKeys } from './refund-keys.ts';
import { saveSepaFile } from './read-sepa-file.ts';
import { settleQuestion } from './settle-question.ts';
import type { QuestionStep } from './settle-question.ts';
import { stopTexts } from './stop-batch.text.ts';

export interface RefundWriter {
  /** Drafts a batch of files and answers its id. Throws what stands in the way. */
  readonly draft: (files: DraftedFiles) => Promise<string>;
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
  const succeed = async (text: string, seconds?: 7): Promise<void> => {
    notify({ tone: 'success', text, ...(seconds === undefined ? {} : { seconds }) });
    await reload();
  };
  const lead = async (batch: RefundBatchView, done: string, act: Omit<BatchAct, 'userId'>): Promise<void> => {
    try {
      const otherwise = await moveOnNewest(api, batch, { ...act, userId: session.userId ?? '' });
      if (otherwise === undefined) return await succeed(done);
      notify({ tone: 'warning', text: batchTexts.changed(stateBadges[otherwise.state].label), seconds: 7 });
    } catch (failure) {
      if (!isChangedMeanwhile(failure)) throw failure;
      notify({ tone: 'warning', text: refundFailureText(failure), seconds: 7 });
    }
    await reload();
  };
  /** The lists are read again too: what stands in the way is seen there. */
  const reloadIfRefused = async <Answer>(sending: Promise<Answer>): Promise<Answer> => {
    try {
      return await sending;
    } catch (failure) {
      await reload();
      throw failure;
    }
  };
  return {
    download: (batch) => saveSepaFile(api, batch),
    hearBank: async (file, signal) => {
      const report = await hearBank(api, file, signal);
      await reload();
      return report;
    },
    settleQuestion: async (id, body) => {
      try {
        await settleQuestion(api, id, body);
        await succeed(questionTexts.done);
      } catch (failure) {
        const tone = isChangedMeanwhile(failure) ? 'warning' : 'danger';
        notify({ tone, text: refundFailureText(failure), seconds: 7 });
        await reload();
      }
    },
    approvePayee: async (id, ibanEndsWith) => {
      await reloadIfRefused(approvePayee(api, id, ibanEndsWith));
      await succeed(accountTexts.done);
    },
    draft: async (files) => {
      const batchId = await reloadIfRefused(draftBatch(api, files));
      await succeed(texts.drafted, 7);
      return batchId;
    },
    move: (batch, { act, to }) =>
      lead(batch, stepTexts[act].done, {
        act,
        send: async (newest) => {
          if (act === 'export') await saveSepaFile(api, newest);
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
