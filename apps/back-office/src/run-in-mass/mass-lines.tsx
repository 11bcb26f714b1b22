import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { MassLineView, MassRunView } from '@alveole/contracts/mass-run';
import { massLineLabels, massLineResults } from '@alveole/domain';
import type { MassLineResult, StatusTone } from '@alveole/domain';
import {
  Cluster,
  EmptyState,
  ErrorState,
  FilterChips,
  formatCount,
  formatEuros,
  LoadMore,
  Skeleton,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RunCalls } from './run-calls.ts';
import { texts } from './run-in-mass.text.ts';
import type { RunWords } from './run-in-mass.text.ts';
import { useMassLines } from './use-mass-run.ts';

const tones: Readonly<Record<MassLineResult, StatusTone>> = {
  ready: 'orange',
  begun: 'orange',
  done: 'green',
  already: 'grey',
  unknown: 'red',
  repeated: 'grey',
  refused: 'red',
};

const lineColumn: TableColumn<MassLineView> = {
  id: 'line',
  header: texts.line,
  align: 'end',
  isDesktopOnly: true,
  cell: ({ index }) => formatCount(index + 1),
};
const resultColumn: TableColumn<MassLineView> = {
  id: 'result',
  header: texts.result,
  cell: ({ result, reason }) => (
    <Cluster>
      <StatusBadge tone={tones[result]}>{massLineLabels[result]}</StatusBadge> <span>{reason}</span>
    </Cluster>
  ),
};

/** An id says nothing to a reader: a line goes by what it names. */
const fileColumns: readonly TableColumn<MassLineView>[] = [
  lineColumn,
  {
    id: 'target',
    header: texts.fileNumber,
    isRowHeader: true,
    isNowrap: true,
    cell: ({ fileNumber, name, given }) => fileNumber ?? name ?? given,
  },
  { id: 'person', header: texts.person, cell: ({ personName }) => personName },
  { id: 'shop', header: texts.shop, cell: ({ shopName }) => shopName },
  {
    id: 'premium',
    header: texts.premium,
    align: 'end',
    isNowrap: true,
    cell: ({ premiumCents }) => (premiumCents === undefined ? undefined : formatEuros(premiumCents)),
  },
  resultColumn,
];
const establishmentColumns: readonly TableColumn<MassLineView>[] = [
  lineColumn,
  { id: 'target', header: texts.shop, isRowHeader: true, cell: ({ name, given }) => name ?? given },
  { id: 'given', header: texts.given, isDesktopOnly: true, cell: ({ given }) => given },
  resultColumn,
];

type Chosen = MassLineResult | 'all';

export interface MassLinesProps extends Pick<RemoteProps, 'api'> {
  readonly run: MassRunView;
  readonly calls: RunCalls;
  readonly words: RunWords;
}

/** What became of each line, narrowed by result. */
export function MassLines({ api, run, calls, words }: MassLinesProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen>('all');
  const lines = useMassLines(api, calls, { run, result: chosen === 'all' ? undefined : chosen });
  const shown = massLineResults.filter((result) => result === chosen || (run.counts[result] ?? 0) > 0);
  const sum = shown.reduce((total, result) => total + (run.counts[result] ?? 0), 0);
  const options: readonly { value: Chosen; label: string; count?: number }[] = [
    { value: 'all', label: texts.all, count: sum },
    ...shown.map((value) => ({ value, label: massLineLabels[value], count: run.counts[value] ?? 0 })),
  ];
  return (
    <>
      <FilterChips label={texts.results} options={options} value={chosen} onChange={setChosen} />
      {lines.isPending ? <Skeleton label={texts.loading} shape="row" count={6} /> : null}
      {lines.isError ? (
        <ErrorState
          message={frenchMessage(lines.error)}
          onRetry={() => void lines.refetch()}
          isRetrying={lines.isRefetching}
        />
      ) : null}
      {lines.data ? (
        <>
          <Table
            label={texts.results}
            columns={words.isOfFiles ? fileColumns : establishmentColumns}
            rows={lines.data}
            rowKey={({ index }) => String(index)}
            empty={<EmptyState title={texts.noLines} />}
          />
          <LoadMore
            shown={lines.data.length}
            total={chosen === 'all' ? sum : (run.counts[chosen] ?? 0)}
            noun={texts.noun}
            hasMore={lines.hasNextPage}
            isPending={lines.isFetchingNextPage}
            onLoadMore={() => void lines.fetchNextPage()}
          />
        </>
      ) : null}
    </>
  );
}
