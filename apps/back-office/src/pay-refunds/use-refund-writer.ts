import { isAppError, refundsRoutes } from '@alveole/contracts';
import type { RefundBatch, RemoteProps } from '@alveole/contracts';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from '../browse-repairs/use-repairs.ts';
import { stepTexts, texts } from './pay-refunds.text.ts';
import type { BatchStep } from './pay-refunds.text.ts';
import { refundFailure } from './refund-failure.ts';
import { saveTextFile } from './save-text-file.ts';
import { refundKeys } from './use-refunds.ts';

export interface RefundWriter {
  /** Drafts a batch of files and answers its id. Throws what stands in the way. */
  readonly draft: (repairIds: readonly string[]) => Promise<string>;
  /** Moves a batch to its next state; when somebody else moved it, says so and reads it again. */
  readonly move: (batch: RefundBatch, step: BatchStep) => Promise<void>;
  readonly download: (batch: RefundBatch) => Promise<void>;
}

export function useRefundWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): RefundWriter {
  const cache = useQueryClient();
  const reload = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: refundKeys.all }),
      cache.invalidateQueries({ queryKey: repairKeys.all }),
    ]);
  };
  const download = async ({ refund_id, create_date }: RefundBatch): Promise<void> => {
    const xml = await api.call(refundsRoutes.readSepaFile, { params: { id: refund_id } });
    saveTextFile(`virement-${create_date.slice(0, 10)}-${refund_id}.xml`, xml, 'application/xml');
  };
  return {
    download,
    draft: async (repairIds) => {
      const { refund_id } = await api.call(refundsRoutes.writeRefund, { body: { repair_ids: [...repairIds] } });
      notify({ tone: 'success', text: texts.drafted, seconds: 7 });
      await reload();
      return refund_id;
    },
    move: async (batch, step) => {
      try {
        if (step === 'exported') await download(batch);
        await api.call(refundsRoutes.writeRefund, {
          body: { refund_id: batch.refund_id, state: step, last_row_hash: batch.row_hash },
        });
      } catch (failure) {
        if (!isAppError(failure) || failure.code !== 'RefundVersionMismatchException') throw failure;
        notify({ tone: 'warning', text: refundFailure(failure), seconds: 7 });
        await reload();
        return;
      }
      notify({ tone: 'success', text: stepTexts[step].done });
      await reload();
    },
  };
}
