import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { MassRunView } from '@alveole/contracts/mass-run';
import { Card, EmptyState, ErrorState, formatCount, formatDeskTime, Skeleton, StatusBadge, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { RunCalls } from './run-calls.ts';
import { stateLabels, texts } from './run-in-mass.text.ts';
import { useMassRuns } from './use-mass-run.ts';

type ActOf = (run: MassRunView) => string;

const columnsOf = (actOf: ActOf | undefined): readonly TableColumn<MassRunView>[] => [
  {
    id: 'created',
    header: texts.created,
    isRowHeader: true,
    isNowrap: true,
    cell: ({ createdAt }) => formatDeskTime(createdAt),
  },
  ...(actOf ? [{ id: 'act', header: texts.act, cell: actOf }] : []),
  { id: 'author', header: texts.author, cell: ({ createdBy }) => createdBy },
  {
    id: 'state',
    header: texts.state,
    isNowrap: true,
    cell: ({ state }) => <StatusBadge tone={stateLabels[state].tone}>{stateLabels[state].label}</StatusBadge>,
  },
  { id: 'total', header: texts.total, align: 'end', cell: linesOf },
  { id: 'done', header: texts.done, align: 'end', cell: ({ counts }) => formatCount(counts.done ?? 0) },
];

export interface PastRunsProps extends Pick<RemoteProps, 'api'> {
  readonly calls: RunCalls;
  readonly title: string;
  /** What a run does, in French; absent where all do the same. */
  readonly actOf?: ActOf;
}

/** The runs so far, newest first: each is found again by its row. */
export function PastRuns({ api, calls, title, actOf }: PastRunsProps): ReactNode {
  const columns = useMemo(() => columnsOf(actOf), [actOf]);
  const runs = useMassRuns(api, calls);
  return (
    <Card title={title} isFlush={(runs.data?.length ?? 0) > 0}>
      {runs.isPending ? <Skeleton label={texts.loading} shape="row" count={3} /> : null}
      {runs.isError ? (
        <ErrorState
          message={frenchMessage(runs.error)}
          onRetry={() => void runs.refetch()}
          isRetrying={runs.isRefetching}
        />
      ) : null}
      {runs.data?.length === 0 ? <EmptyState icon="clock" title={texts.pastEmpty} /> : null}
      {runs.data && runs.data.length > 0 ? (
        <Table
          label={title}
          columns={columns}
          rows={runs.data}
          rowKey={({ runId }) => runId}
          rowHref={({ runId }) => calls.pathOf(runId)}
        />
      ) : null}
    </Card>
  );
}

function linesOf({ counts }: MassRunView): string {
  return formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0));
}
