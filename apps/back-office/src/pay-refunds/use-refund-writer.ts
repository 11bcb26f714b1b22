import {
  approvePayeeBody,
  bankFileBody,
  bankReportViewOf,
  draftRefundBody,
  isAppError,
  moveRefundBody,
  refundIdOf,
  refuseRefundBody,
  refundsRoutes,
} from '@alveole/contracts';
import type { BankReportView, RefundBatchView, RemoteProps, RouteInput } from '@alveole/contracts';
import type { RefundStepAhead } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from '../browse-repairs/use-repairs.ts';
import { accountTexts, questionTexts, stepTexts, stopTexts, texts } from './pay-refunds.text.ts';
import { readBankFileBytes } from './read-bank-file-bytes.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { saveFile } from '@alveole/ui';
import { refundKeys } from './use-refunds.ts';

export type QuestionStep = RouteInput<typeof refundsRoutes.settleBankQuestion>['body'];

export interface RefundWriter {
  /** Drafts a batch of files and answers its id. Throws what stands in the way. */
  readonly draft: (repairIds: readonly string[]) => Promise<string>;
  /** Moves a batch to its next state; when somebody else moved it, says so and reads it again. */
  readonly move: (batch: RefundBatchView, step: RefundStepAhead) => Promise<void>;
  /** Refuses a draft with a reason, or withdraws it; when somebody else moved it, says so and reads it again. */
  readonly stop: (batch: RefundBatchView, act: 'refuse' | 'withdraw', reason: string) => Promise<void>;
  /** Reads a file of the bank and answers what became of each of its lines. */
  readonly hearBank: (file: Blob, signal: AbortSignal) => Promise<BankReportView>;
  /** Lets money go to the changed account of an establishment. */
  readonly approvePayee: (entityId: string, ibanEndsWith: string) => Promise<void>;
  /** Writes a step towards the answer of two people; says what stands in the way. */
  readonly settleQuestion: (questionId: string, body: QuestionStep) => Promise<void>;
  readonly download: (batch: RefundBatchView) => Promise<void>;
}

export function useRefundWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): RefundWriter {
  const cache = useQueryClient();
  const reload = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: refundKeys.all }),
      cache.invalidateQueries({ queryKey: repairKeys.all }),
    ]);
  };
  const download = async ({ refundId, createdAt }: RefundBatchView): Promise<void> => {
    const xml = await api.call(refundsRoutes.readSepaFile, { params: { id: refundId } });
    saveFile(`virement-${createdAt.slice(0, 10)}-${refundId}.xml`, xml, 'application/xml');
  };
  const write = async (done: string, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (failure) {
      if (!isAppError(failure) || failure.code !== 'RefundVersionMismatchException') throw failure;
      notify({ tone: 'warning', text: refundFailureText(failure), seconds: 7 });
      await reload();
      return;
    }
    notify({ tone: 'success', text: done });
    await reload();
  };
  return {
    download,
    hearBank: async (file, signal) => {
      const report = await api.call(
        refundsRoutes.hearBank,
        { body: bankFileBody(await readBankFileBytes(file)) },
        { signal },
      );
      await reload();
      return bankReportViewOf(report);
    },
    settleQuestion: async (id, body) => {
      try {
        await write(questionTexts.done, () => api.call(refundsRoutes.settleBankQuestion, { params: { id }, body }));
      } catch (failure) {
        notify({ tone: 'danger', text: refundFailureText(failure), seconds: 7 });
        await reload();
      }
    },
    approvePayee: async (id, ibanEndsWith) => {
      await api.call(refundsRoutes.approvePayee, { params: { id }, body: approvePayeeBody(ibanEndsWith) });
      notify({ tone: 'success', text: accountTexts.done });
      await reload();
    },
    draft: async (repairIds) => {
      const refundId = refundIdOf(await api.call(refundsRoutes.writeRefund, { body: draftRefundBody(repairIds) }));
      notify({ tone: 'success', text: texts.drafted, seconds: 7 });
      await reload();
      return refundId;
    },
    move: (batch, { act, to }) =>
      write(stepTexts[act].done, async () => {
        if (act === 'export') await download(batch);
        await api.call(refundsRoutes.writeRefund, { body: moveRefundBody(batch, to) });
      }),
    stop: (batch, act, reason) =>
      write(stopTexts[act].done, () =>
        api.call(refundsRoutes.writeRefund, {
          body: act === 'refuse' ? refuseRefundBody(batch, reason) : moveRefundBody(batch, 'withdrawn'),
        }),
      ),
  };
}
