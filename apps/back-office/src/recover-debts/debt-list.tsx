import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { DebtView } from '@alveole/contracts/recovery';
import { funderNameOf } from '@alveole/domain';
import {
  Button,
  EmptyState,
  ErrorState,
  formatCount,
  formatDate,
  formatEuros,
  LoadMore,
  Skeleton,
  Stack,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDebts } from './list-debts.ts';
import classes from './recover-debts.module.css';
import { texts } from './recover-debts.text.ts';
import { RequestDialog } from './request-dialog.tsx';
import { useRecoveryWriter } from './use-recovery-writer.ts';

export interface DebtListProps extends RemoteProps {
  readonly onRequested: (recoveryId: string) => void;
  readonly onSeeRecoveries: () => void;
}

/** What establishments owe and nobody has asked for, with the button that does. */
export function DebtList({ onRequested, onSeeRecoveries, ...props }: DebtListProps): ReactNode {
  const { api, config } = props;
  const list = useDebts(api);
  const writer = useRecoveryWriter(props);
  const [debt, setDebt] = useState<DebtView>();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  if (list.isPending) return <Skeleton label={texts.loading} shape="row" count={4} />;
  if (list.isError)
    return (
      <ErrorState
        message={frenchMessage(list.error)}
        requestId={isAppError(list.error) ? list.error.requestId : undefined}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  const isShared = list.data.some(({ funderId }) => funderId !== undefined);
  const funderOf = ({ funderId }: DebtView): string | undefined =>
    funderId === undefined ? undefined : funderNameOf(config.campaign, funderId);
  const columns: readonly TableColumn<DebtView>[] = [
    { id: 'shop', header: texts.shop, isRowHeader: true, cell: ({ entityName }) => entityName },
    ...(isShared
      ? [
          {
            id: 'funder',
            header: texts.funder,
            cell: (one: DebtView) => funderOf(one) ?? config.campaign.name,
          },
        ]
      : []),
    { id: 'files', header: texts.files, align: 'end', cell: ({ files }) => formatCount(files.length) },
    {
      id: 'owed',
      header: texts.owed,
      align: 'end',
      isNowrap: true,
      cell: ({ owedCents }) => <strong>{formatEuros(owedCents)}</strong>,
    },
    { id: 'since', header: texts.since, isNowrap: true, cell: ({ movedAt }) => formatDate(movedAt) },
    {
      id: 'requestable',
      header: texts.requestable,
      cell: ({ isClosed, requestableAt }) => {
        if (isClosed) return <StatusBadge tone="red">{texts.closed}</StatusBadge>;
        return Date.parse(requestableAt) <= now ? texts.now : texts.from(formatDate(requestableAt));
      },
    },
    {
      id: 'act',
      header: texts.act,
      align: 'end',
      cell: (one) => (
        <Button
          aria-label={texts.requestOf(one.entityName, funderOf(one))}
          onPress={() => {
            setDebt(one);
            setAsking(true);
          }}
        >
          {texts.request}
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      {list.data.length === 0 ? null : <DebtTotal debts={list.data} now={now} hasMore={list.hasNextPage} />}
      <Table
        label={texts.debts}
        columns={columns}
        rows={list.data}
        rowKey={({ entityId, funderId }) => `${entityId} ${funderId ?? ''}`}
        empty={
          <EmptyState
            title={texts.noDebts}
            icon="euro"
            action={<Button onPress={onSeeRecoveries}>{texts.seeRecoveries}</Button>}
          >
            {texts.noDebtsReason}
          </EmptyState>
        }
      />
      {list.hasNextPage ? (
        <LoadMore
          shown={shopsOf(list.data)}
          noun={texts.debt}
          hasMore
          isPending={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
      {debt === undefined ? null : (
        <RequestDialog
          key={`${debt.entityId} ${debt.funderId ?? ''}`}
          debt={debt}
          funder={funderOf(debt)}
          isOpen={isAsking}
          isEarly={!debt.isClosed && Date.parse(debt.requestableAt) > now}
          onClose={() => setAsking(false)}
          onRequest={async (reason) => onRequested(await writer.request(debt, reason))}
        />
      )}
    </Stack>
  );
}

const shopsOf = (debts: readonly DebtView[]): number => new Set(debts.map(({ entityId }) => entityId)).size;

interface DebtTotalProps {
  readonly debts: readonly DebtView[];
  /** Milliseconds. */
  readonly now: number;
  /** What stands here is not all. */
  readonly hasMore: boolean;
}

/** What the establishments shown owe together, and what of it can be asked for without a reason. */
function DebtTotal({ debts, now, hasMore }: DebtTotalProps): ReactNode {
  const sum = (ofDebts: readonly DebtView[]): number => ofDebts.reduce((cents, { owedCents }) => cents + owedCents, 0);
  const ready = debts.filter(({ isClosed, requestableAt }) => isClosed || Date.parse(requestableAt) <= now);
  return (
    <p className={classes.total}>
      <strong>{formatEuros(sum(debts))}</strong>
      <span>{texts.toRequest(shopsOf(debts), formatEuros(sum(ready)), hasMore)}</span>
    </p>
  );
}
