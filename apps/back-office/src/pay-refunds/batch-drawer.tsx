import type { RemoteProps } from '@alveole/contracts';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { isAppError } from '@alveole/contracts';
import { Drawer, ErrorState, formatDate, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BatchDetail } from './batch-detail.tsx';
import { batchTexts, texts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { useBatch } from './read-batch.ts';

export interface BatchDrawerProps extends RemoteProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

/** One batch beside the list, at its own address. */
export function BatchDrawer({ batchId, onClose, ...props }: BatchDrawerProps): ReactNode {
  const batch = useBatch(props.api, batchId);
  return (
    <Drawer isOpen onClose={onClose} title={titleOf(batch.data)}>
      {batch.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {batch.isError ? (
        <ErrorState
          message={refundFailureText(batch.error)}
          requestId={isAppError(batch.error) ? batch.error.requestId : undefined}
          onRetry={() => void batch.refetch()}
          isRetrying={batch.isRefetching}
        />
      ) : null}
      {batch.data ? <BatchDetail {...props} batch={batch.data} /> : null}
    </Drawer>
  );
}

function titleOf(batch: RefundBatchView | undefined): string {
  return batch === undefined ? texts.batches : batchTexts.detail(formatDate(batch.createdAt));
}
