import type { RemoteProps } from '@alveole/contracts';
import type { RecoveryView } from '@alveole/contracts/recovery';
import { calendarDay, displayCreditorReference, funderNameOf, isOpenRecovery, recoveryStates } from '@alveole/domain';
import {
  Button,
  EmptyState,
  formatDate,
  formatEuros,
  LoadMore,
  saveFile,
  Select,
  Stack,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { ListState } from '../pay-refunds/list-state.tsx';
import { readAllRecoveries, useRecoveries } from './list-recoveries.ts';
import { stateBadges, texts } from './recover-debts.text.ts';
import classes from './recover-debts.module.css';
import { recoveriesCsv } from './recoveries-csv.ts';

export interface RecoveryListProps extends RemoteProps {
  readonly onOpen: (recoveryId: string) => void;
  readonly onSeeDebts: () => void;
}

const all = 'tous';
const day = 86_400_000;

/** Payment requests, oldest first, narrowed by their state; a press opens one. */
export function RecoveryList({ api, config, notify, onOpen, onSeeDebts }: RecoveryListProps): ReactNode {
  const { params, change } = useAddressFilters();
  const [isExporting, setExporting] = useState(false);
  const state = recoveryStates.find((one) => one === params.get('etat'));
  const list = useRecoveries(api, state);
  const nameOf = (funderId: string | undefined): string => funderNameOf(config.campaign, funderId);
  const isShared = list.rows.some(({ funderId }) => funderId !== undefined);
  const [today] = useState(Date.now);
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      const csv = recoveriesCsv(await readAllRecoveries(api, state), nameOf);
      saveFile(`recouvrement-${calendarDay(new Date(today))}.csv`, csv, 'text/csv');
    } catch {
      notify({ tone: 'danger', text: texts.exportFailed });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Stack>
      <div className={classes.bar}>
        <div className={classes.filter}>
          <Select
            label={texts.state}
            options={[
              { value: all, label: texts.allStates },
              ...recoveryStates.map((value) => ({ value, label: stateBadges[value].label })),
            ]}
            value={state ?? all}
            onChange={(value) => change({ etat: value === all ? undefined : value })}
          />
        </div>
        <Button icon="download" isPending={isExporting} onPress={() => void save()}>
          {texts.export}
        </Button>
      </div>
      <ListState list={list}>
        <Table
          label={texts.recoveries}
          columns={columnsOf(isShared ? nameOf : undefined, today)}
          rows={list.rows}
          rowKey={({ recoveryId }) => recoveryId}
          onRowAction={onOpen}
          hasBrowseKeys
          empty={
            <EmptyState
              title={texts.noRecoveries}
              icon="euro"
              action={<Button onPress={onSeeDebts}>{texts.seeDebts}</Button>}
            >
              {texts.noRecoveriesReason}
            </EmptyState>
          }
        />
        {list.rows.length === 0 ? null : (
          <LoadMore
            shown={list.rows.length}
            noun={texts.recovery}
            isFeminine
            hasMore={list.hasMore}
            isPending={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        )}
      </ListState>
    </Stack>
  );
}

/** @param nameOf names the funder of a row, where several are owed something */
function columnsOf(
  nameOf: ((funderId: string | undefined) => string) | undefined,
  today: number,
): readonly TableColumn<RecoveryView>[] {
  return [
    { id: 'shop', header: texts.shop, isRowHeader: true, cell: ({ entityName }) => entityName },
    ...(nameOf ? [{ id: 'funder', header: texts.funder, cell: ({ funderId }: RecoveryView) => nameOf(funderId) }] : []),
    {
      id: 'reference',
      header: texts.reference,
      isNowrap: true,
      cell: ({ reference }) => displayCreditorReference(reference),
    },
    { id: 'created', header: texts.created, isNowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
    { id: 'due', header: texts.due, cell: (row) => <DueDay row={row} today={today} /> },
    {
      id: 'asked',
      header: texts.asked,
      align: 'end',
      isNowrap: true,
      cell: ({ requestedCents }) => formatEuros(requestedCents),
    },
    {
      id: 'left',
      header: texts.left,
      align: 'end',
      isNowrap: true,
      cell: ({ leftCents }) => <strong>{formatEuros(leftCents)}</strong>,
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <StatusBadge tone={stateBadges[state].tone}>{stateBadges[state].label}</StatusBadge>,
    },
  ];
}

/** The due date, and how long ago it was while the request waits for money. */
function DueDay({ row, today }: { readonly row: RecoveryView; readonly today: number }): ReactNode {
  const late = Math.floor((today - Date.parse(`${row.dueOn}T23:00:00Z`)) / day);
  return (
    <>
      <span>{formatDate(row.dueOn)}</span>
      {isOpenRecovery(row.state) && late > 0 ? <div className={classes.late}>{texts.overdue(late)}</div> : null}
    </>
  );
}
