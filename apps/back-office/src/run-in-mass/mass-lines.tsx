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
  LoadMore,
  Skeleton,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { RunCalls } from './run-calls.ts';
import { texts } from './run-in-mass.text.ts';
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

const columnsOf = (target: string): readonly TableColumn<MassLineView>[] => [
  { id: 'line', header: texts.line, align: 'end', isDesktopOnly: true, cell: ({ index }) => formatCount(index + 1) },
  // An id says nothing to a reader: a line goes by what it names.
  { id: 'target', header: target, isRowHeader: true, cell: ({ name, given }) => name ?? given },
  { id: 'given', header: texts.given, isDesktopOnly: true, cell: ({ given }) => given },
  {
    id: 'result',
    header: texts.result,
    cell: ({ result, reason }) => (
      <Cluster>
        <StatusBadge tone={tones[result]}>{massLineLabels[result]}</StatusBadge> <span>{reason}</span>
      </Cluster>
    ),
  },
];

type Chosen = MassLineResult | 'all';

export interface MassLinesProps extends Pick<RemoteProps, 'api'> {
  readonly run: MassRunView;
  readonly calls: RunCalls;
  /** What a line names, as the head of its column. */
  readonly target: string;
}

/** What became of each line, narrowed by result. */
export function MassLines({ api, run, calls, target }: MassLinesProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen>('all');
  const lines = useMassLines(api, calls, { run, result: chosen === 'all' ? undefined : chosen });
  const columns = useMemo(() => columnsOf(target), [target]);
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
            columns={columns}
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
