import { draftRefundBody, isAppError, moveRefundBody, refundIdOf, refundsRoutes } from '@alveole/contracts';
import type { RefundBatchView, RemoteProps } from '@alveole/contracts';
import type { RefundTransition } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from '../browse-repairs/use-repairs.ts';
import { stepTexts, texts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { saveTextFile } from './save-text-file.ts';
import { refundKeys } from './use-refunds.ts';

export interface RefundWriter {
  /** Drafts a batch of files and answers its id. Throws what stands in the way. */
  readonly draft: (repairIds: readonly string[]) => Promise<string>;
  /** Moves a batch to its next state; when somebody else moved it, says so and reads it again. */
  readonly move: (batch: RefundBatchView, step: RefundTransition) => Promise<void>;
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
    saveTextFile(`virement-${createdAt.slice(0, 10)}-${refundId}.xml`, xml, 'application/xml');
  };
  return {
    download,
    draft: async (repairIds) => {
      const refundId = refundIdOf(await api.call(refundsRoutes.writeRefund, { body: draftRefundBody(repairIds) }));
      notify({ tone: 'success', text: texts.drafted, seconds: 7 });
      await reload();
      return refundId;
    },
    move: async (batch, { act, to }) => {
      try {
        if (act === 'export') await download(batch);
        await api.call(refundsRoutes.writeRefund, { body: moveRefundBody(batch, to) });
      } catch (failure) {
        if (!isAppError(failure) || failure.code !== 'RefundVersionMismatchException') throw failure;
        notify({ tone: 'warning', text: refundFailureText(failure), seconds: 7 });
        await reload();
        return;
      }
      notify({ tone: 'success', text: stepTexts[act].done });
      await reload();
    },
  };
}
