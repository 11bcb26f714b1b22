import type { RefundableRepair, RemoteProps } from '@alveole/contracts';
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
import { useState } from 'react';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { BlockedFiles } from './blocked-files.tsx';
import { ListState } from './list-state.tsx';
import { texts } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { refundFailure } from './refund-failure.ts';
import { useRefundWriter } from './use-refund-writer.ts';
import { useRefundable } from './use-refunds.ts';

export interface WaitingFilesProps extends RemoteProps {
  readonly onDrafted: (batchId: string) => void;
}

const columns: readonly TableColumn<RefundableRepair>[] = [
  { id: 'number', header: 'Dossier', isRowHeader: true, isNowrap: true, cell: ({ repair_rozo_id }) => repair_rozo_id },
  { id: 'shop', header: 'Établissement', cell: ({ entity_name }) => entity_name },
  { id: 'date', header: 'Validé le', isNowrap: true, cell: ({ validated_at }) => formatDate(validated_at) },
  {
    id: 'amount',
    header: 'Prime',
    align: 'end',
    cell: ({ amount }) => <strong>{formatEuros(centsOf(amount))}</strong>,
  },
];

/** The files that can be paid: they are ticked, summed up and put into a batch. */
export function WaitingFiles(props: WaitingFilesProps): ReactNode {
  const list = useRefundable(props.api);
  const writer = useRefundWriter(props);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const ready = list.rows.filter(({ blocked_by }) => blocked_by === undefined);
  const blocked = list.rows.filter(({ blocked_by }) => blocked_by !== undefined);
  const chosen = ready.filter(({ repair_id }) => selected.has(repair_id));
  const total = formatEuros(chosen.reduce((sum, { amount }) => sum + centsOf(amount), 0));
  const draft = async (): Promise<void> => {
    const batchId = await writer.draft(chosen.map(idOf));
    setSelected(new Set());
    props.onDrafted(batchId);
  };
  return (
    <ListState list={list}>
      <Stack>
        <div className={classes.sum}>
          <p role="status">{chosen.length === 0 ? texts.nothingSelected : texts.selected(chosen.length)}</p>
          <p className={classes.total}>{total}</p>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => setAsking(true)}>
            {texts.draft}
          </Button>
        </div>
        <Table
          label={texts.waiting}
          columns={columns}
          rows={ready}
          rowKey={idOf}
          selection={{ selected, onChange: setSelected }}
          hasBrowseKeys
          empty={<NothingWaiting />}
        />
        <LoadMore
          shown={list.rows.length}
          noun={texts.file}
          hasMore={list.hasMore}
          isPending={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
        <BlockedFiles files={blocked} />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.draftAsk}
        consequence={texts.draftConsequence(
          chosen.length,
          total,
          new Set(chosen.map(({ entity_id }) => entity_id)).size,
        )}
        confirmLabel={texts.draft}
        onConfirm={draft}
        describeError={refundFailure}
      />
    </ListState>
  );
}

function NothingWaiting(): ReactNode {
  return (
    <EmptyState
      title={texts.noneWaiting}
      icon="euro"
      action={<LinkButton href="/admin/backend/reparations?filtre=1">{texts.seeRepairs}</LinkButton>}
    >
      {texts.noneWaitingReason}
    </EmptyState>
  );
}

const idOf = ({ repair_id }: RefundableRepair): string => repair_id;
