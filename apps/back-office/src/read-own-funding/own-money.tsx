import type { ApiCaller } from '@alveole/contracts';
import type { FundedMonthView, OwnBatchView, OwnMoneyView } from '@alveole/contracts/funder';
import {
  Card,
  DefinitionList,
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
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { batchBadges, monthText, texts } from './read-own-funding.text.ts';
import { useOwnBatches, useOwnMoney } from './read-own-money.ts';

/** The row that adds up all months. */
const total = 'total';

const monthColumns: readonly TableColumn<FundedMonthView>[] = [
  {
    id: 'month',
    header: texts.month,
    isRowHeader: true,
    isNowrap: true,
    cell: ({ month }) => (month === total ? texts.monthsTotal : monthText(month)),
  },
  { id: 'granted', header: texts.granted, align: 'end', cell: ({ grantedCents }) => formatEuros(grantedCents) },
  { id: 'transferred', header: texts.transferred, align: 'end', cell: ({ paidCents }) => formatEuros(paidCents) },
  {
    id: 'returned',
    header: texts.returned,
    align: 'end',
    cell: ({ returnedCents }) => formatEuros(Math.abs(returnedCents)),
  },
  {
    id: 'paid',
    header: texts.paid,
    align: 'end',
    cell: ({ paidCents, returnedCents }) => <strong>{formatEuros(paidCents + returnedCents)}</strong>,
  },
];

/** Newest first, and what they add up to behind them. */
function monthRows(months: readonly FundedMonthView[]): readonly FundedMonthView[] {
  const sum = (centsOf: (month: FundedMonthView) => number) =>
    months.reduce((cents, month) => cents + centsOf(month), 0);
  return [
    ...months.toReversed(),
    {
      month: total,
      grantedCents: sum(({ grantedCents }) => grantedCents),
      paidCents: sum(({ paidCents }) => paidCents),
      returnedCents: sum(({ returnedCents }) => returnedCents),
    },
  ];
}

/** What waits, and what was granted, paid and sent back month by month. */
export function OwnMoney({ api }: { readonly api: ApiCaller }): ReactNode {
  const money = useOwnMoney(api);
  if (money.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (money.isError) return <LoadFailure query={money} />;
  const { day, months } = money.data;
  return (
    <>
      <Card title={texts.waitingTitle}>
        <DefinitionList layout="rows" items={waitingFacts(money.data)} />
      </Card>
      <Card title={texts.monthsTitle}>
        {day === undefined || months.length === 0 ? (
          <p>{texts.noMonths}</p>
        ) : (
          <Stack>
            <p>{texts.monthsLead(day)}</p>
            <Table
              label={texts.monthsTable}
              columns={monthColumns}
              rows={monthRows(months)}
              rowKey={({ month }) => month}
            />
          </Stack>
        )}
      </Card>
    </>
  );
}

/** What is to pay, what of it is on its way, and what is to come back: three sums that hide nothing of one another. */
function waitingFacts({ waiting, batched, overpaid }: OwnMoneyView) {
  const due = { shares: waiting.shares + batched.shares, cents: waiting.cents + batched.cents };
  return [
    { label: texts.waiting, value: texts.shares(due) },
    ...(batched.shares > 0 ? [{ label: texts.batched, value: texts.shares(batched) }] : []),
    ...(overpaid.shares > 0 ? [{ label: texts.overpaid, value: texts.shares(overpaid) }] : []),
  ];
}

const batchColumns: readonly TableColumn<OwnBatchView>[] = [
  {
    id: 'at',
    header: texts.drafted,
    isRowHeader: true,
    isNowrap: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  { id: 'files', header: texts.files, align: 'end', cell: ({ shares }) => formatCount(shares) },
  { id: 'total', header: texts.total, align: 'end', cell: ({ totalCents }) => formatEuros(totalCents) },
  { id: 'paid', header: texts.paidSum, align: 'end', cell: ({ paidCents }) => formatEuros(paidCents) },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge tone={batchBadges[state].tone}>{batchBadges[state].label}</StatusBadge>,
  },
];

/** The batches that pay from the account of the funder. */
export function OwnBatches({ api }: { readonly api: ApiCaller }): ReactNode {
  const list = useOwnBatches(api);
  if (list.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (list.error && list.rows.length === 0) return <LoadFailure query={{ ...list, refetch: list.retry }} />;
  return (
    <Card title={texts.batchesTitle}>
      {list.rows.length === 0 ? (
        <p>{texts.noBatches}</p>
      ) : (
        <Stack>
          <Table label={texts.batchesTable} columns={batchColumns} rows={list.rows} rowKey={({ batchId }) => batchId} />
          <LoadMore
            shown={list.rows.length}
            noun={texts.batch}
            hasMore={list.hasMore}
            isPending={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </Stack>
      )}
    </Card>
  );
}
