import type { RemoteProps } from '@alveole/contracts';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { Button, EmptyState, formatCount, formatDeskTime, formatEuros, LoadMore, Stack, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { BatchOutcome } from './batch-outcome.tsx';
import { BankQuestions } from './bank-questions.tsx';
import { ListState } from './list-state.tsx';
import { texts } from './pay-refunds.text.ts';
import { ReadBankFile } from './read-bank-file.tsx';
import { useBatches } from './list-batches.ts';

export interface BatchListProps extends RemoteProps {
  readonly onOpen: (batchId: string) => void;
  readonly onSeeWaiting: () => void;
}

const columnsOf = (campaign: Campaign, isShared: boolean): readonly TableColumn<RefundBatchView>[] => [
  {
    id: 'date',
    header: 'Préparé',
    isRowHeader: true,
    isNowrap: true,
    cell: ({ createdAt }) => formatDeskTime(createdAt),
  },
  ...(isShared
    ? [
        {
          id: 'funder',
          header: texts.funder,
          cell: ({ funderId }: RefundBatchView) => funderNameOf(campaign, funderId),
        },
      ]
    : []),
  { id: 'files', header: 'Dossiers', align: 'end', cell: ({ lines }) => formatCount(lines.length) },
  { id: 'total', header: 'Total', align: 'end', cell: ({ totalCents }) => <strong>{formatEuros(totalCents)}</strong> },
  {
    id: 'state',
    header: 'État',
    cell: (batch) => <BatchOutcome batch={batch} />,
  },
  { id: 'drafter', header: 'Préparé par', cell: ({ drafterName }) => drafterName },
  { id: 'approver', header: 'Approuvé par', cell: ({ approverName }) => approverName },
];

/** Every batch of transfers with its state; a press opens it. */
export function BatchList({ api, config, notify, session, onOpen, onSeeWaiting }: BatchListProps): ReactNode {
  const list = useBatches(api);
  const { campaign } = config;
  const isShared = list.rows.some(({ funderId }) => funderId !== undefined);
  const columns = useMemo(() => columnsOf(campaign, isShared), [campaign, isShared]);
  const empty = (
    <EmptyState
      title={texts.noneBatches}
      icon="euro"
      action={<Button onPress={onSeeWaiting}>{texts.seeWaiting}</Button>}
    >
      {texts.noneBatchesReason}
    </EmptyState>
  );
  return (
    <ListState list={list}>
      <Stack>
        <Table
          label={texts.batches}
          columns={columns}
          rows={list.rows}
          rowKey={({ batchId }) => batchId}
          onRowAction={onOpen}
          hasBrowseKeys
          empty={empty}
        />
        <LoadMore
          shown={list.rows.length}
          noun={texts.batch}
          hasMore={list.hasMore}
          isPending={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
        <BankQuestions api={api} notify={notify} session={session} />
        <ReadBankFile api={api} notify={notify} session={session} />
      </Stack>
    </ListState>
  );
}
