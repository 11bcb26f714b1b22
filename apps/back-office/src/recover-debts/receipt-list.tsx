import type { RemoteProps } from '@alveole/contracts';
import { EmptyState, LinkButton, LoadMore, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { batchesPath } from './recovery-keys.ts';
import { ListState } from '../pay-refunds/list-state.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { texts } from './recover-debts.text.ts';
import { useReceipts } from './settle-receipt.ts';

/** Money that settles no request by itself, oldest first, until two people settled it. */
export function ReceiptList(props: RemoteProps): ReactNode {
  const list = useReceipts(props.api);
  return (
    <ListState list={list}>
      {list.rows.length === 0 ? (
        <EmptyState
          title={texts.noReceipts}
          icon="euro"
          action={<LinkButton href={batchesPath}>{texts.toBankFile}</LinkButton>}
        >
          {texts.noReceiptsReason}
        </EmptyState>
      ) : (
        <Stack>
          {list.rows.map((receipt) => (
            <ReceiptCard key={receipt.receiptId} {...props} receipt={receipt} />
          ))}
          <LoadMore
            shown={list.rows.length}
            noun={texts.receipt}
            hasMore={list.hasMore}
            isPending={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </Stack>
      )}
    </ListState>
  );
}
