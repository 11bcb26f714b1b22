import type { RemoteProps } from '@alveole/contracts';
import type { RefundableView } from '@alveole/contracts/refund';
import { funderNameOf, RepairStatus } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  formatDate,
  formatEuros,
  LinkButton,
  LoadMore,
  Stack,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { byFunder } from './chosen-shares.ts';
import type { FunderShares } from './chosen-shares.ts';
import { BlockedFiles } from './blocked-files.tsx';
import { PromiseCell } from './promise-cell.tsx';
import { PromiseWatch } from './promise-watch.tsx';
import { ListState } from './list-state.tsx';
import { texts } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { refundFailureText } from './refund-failure-text.ts';
import { useRefundWriter } from './use-refund-writer.ts';
import { useRefundable } from './list-refundable.ts';

export interface WaitingFilesProps extends RemoteProps {
  /** With the batch, where one was drafted. */
  readonly onDrafted: (batchId: string | undefined) => void;
}

const columnsOf = (campaign: Campaign, isShared: boolean): readonly TableColumn<RefundableView>[] => [
  { id: 'number', header: 'Dossier', isRowHeader: true, isNowrap: true, cell: ({ fileNumber }) => fileNumber },
  { id: 'shop', header: 'Établissement', cell: ({ entityName }) => entityName },
  ...(isShared
    ? [{ id: 'funder', header: texts.funder, cell: ({ funderId }: RefundableView) => funderNameOf(campaign, funderId) }]
    : []),
  { id: 'date', header: 'Validé le', isNowrap: true, cell: ({ validatedAt }) => formatDate(validatedAt) },
  { id: 'promise', header: 'Promesse', isNowrap: true, cell: (file) => <PromiseCell {...file} /> },
  {
    id: 'amount',
    header: 'Prime',
    align: 'end',
    cell: ({ amountCents }) => <strong>{formatEuros(amountCents)}</strong>,
  },
];

const sumOf = (files: readonly RefundableView[]): string =>
  formatEuros(files.reduce((sum, { amountCents }) => sum + amountCents, 0));

/** The files that can be paid: they are ticked, summed up and put into a batch. */
export function WaitingFiles(props: WaitingFilesProps): ReactNode {
  const list = useRefundable(props.api);
  const writer = useRefundWriter(props);
  const { campaign } = props.config;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const ready = list.rows.filter(({ blockedBy }) => blockedBy === undefined);
  const blockedRows = list.rows.filter(({ blockedBy }) => blockedBy !== undefined);
  const chosen = ready.filter(({ shareId }) => selected.has(shareId));
  const total = sumOf(chosen);
  const batches = byFunder(chosen);
  const isShared = list.rows.some(({ funderId }) => funderId !== undefined);
  const columns = useMemo(() => columnsOf(campaign, isShared), [campaign, isShared]);
  const draft = async (): Promise<void> => {
    const batchIds: string[] = [];
    for (const { funderId, shares } of batches) {
      const repairIds = shares.map(({ repairId }) => repairId);
      batchIds.push(await writer.draft({ repairIds, ...(funderId !== undefined && { funderId }) }));
      // What is drafted is no longer ticked: where the next one fails, the press that follows drafts the rest alone.
      setSelected((ticked) => new Set([...ticked].filter((id) => !shares.some(({ shareId }) => shareId === id))));
    }
    props.onDrafted(batchIds.length === 1 ? batchIds[0] : undefined);
  };
  return (
    <ListState list={list}>
      <Stack>
        <PromiseWatch api={props.api} isShared={isShared} />
        <div className={classes.sum} data-ticked={chosen.length > 0 || undefined}>
          <p role="status">{chosen.length === 0 ? texts.nothingSelected : texts.selected(chosen.length, isShared)}</p>
          <p className={classes.total}>{total}</p>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => setAsking(true)}>
            {texts.draftBatches(batches.length)}
          </Button>
        </div>
        <Table
          label={texts.waiting}
          columns={columns}
          rows={ready}
          rowKey={idOf}
          selection={{ selected, rowLabel: texts.tick, onChange: setSelected }}
          hasBrowseKeys
          empty={<NothingWaiting />}
        />
        {ready.length > 0 ? <p className={classes.total}>{texts.sumOf(ready.length, sumOf(ready), isShared)}</p> : null}
        <LoadMore
          shown={ready.length}
          noun={isShared ? texts.share : texts.file}
          hasMore={list.hasMore}
          isPending={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
        <BlockedFiles
          api={props.api}
          campaign={campaign}
          files={blockedRows}
          approve={writer.approvePayee}
          userId={props.session.userId}
        />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.draftAsk(batches.length)}
        consequence={texts.draftConsequence(
          chosen.length,
          total,
          new Set(chosen.map(({ entityId }) => entityId)).size,
          batches
            .filter(isOfFunder)
            .map(({ funderId, cents }) => texts.funderSum(funderNameOf(campaign, funderId), formatEuros(cents))),
        )}
        confirmLabel={texts.draftBatches(batches.length)}
        onConfirm={draft}
        describeError={refundFailureText}
      />
    </ListState>
  );
}

function NothingWaiting(): ReactNode {
  return (
    <EmptyState
      title={texts.noneWaiting}
      icon="euro"
      action={
        <LinkButton href={`/admin/backend/reparations?filtre=${RepairStatus.toReview}`}>{texts.seeRepairs}</LinkButton>
      }
    >
      {texts.noneWaitingReason}
    </EmptyState>
  );
}

const isOfFunder = ({ funderId }: FunderShares): boolean => funderId !== undefined;
const idOf = ({ shareId }: RefundableView): string => shareId;
