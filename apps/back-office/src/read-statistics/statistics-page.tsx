import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { StatisticsView } from '@alveole/contracts/statistics';
import { repairStatusCodes } from '@alveole/domain';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDeskTime,
  Notice,
  Page,
  PageTitle,
  saveFile,
  Skeleton,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { FigureCard } from './figure-card.tsx';
import { figuresOf } from './figures.ts';
import { KeyFigures } from './key-figures.tsx';
import { PeriodFilters } from './period-filters.tsx';
import { periodOf } from './period.ts';
import classes from './read-statistics.module.css';
import { texts } from './read-statistics.text.ts';
import { statisticsCsv } from './statistics-csv.ts';
import { useStatistics } from './use-statistics.ts';

/** Figures and charts of all files by week; each chart has its table. */
export function StatisticsPage({ api }: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const [now] = useState(() => new Date());
  const choice = periodOf(params);
  const read = useStatistics(api, choice, now);
  const { data: view } = read;
  const save = view && (() => saveFile(`statistiques-${view.from}-${view.to}.csv`, statisticsCsv(view), 'text/csv'));
  return (
    <Page paper="upright">
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <PeriodFilters choice={choice} change={change} onSave={save} />
      {read.isPending ? <Skeleton label={texts.loading} shape="card" count={4} /> : null}
      {read.isError ? (
        <ErrorState
          message={frenchMessage(read.error)}
          requestId={isAppError(read.error) ? read.error.requestId : undefined}
          onRetry={() => void read.refetch()}
          isRetrying={read.isRefetching}
        />
      ) : null}
      {view && !read.isError ? <Figures view={view} onReload={() => void read.refetch()} /> : null}
    </Page>
  );
}

interface FiguresProps {
  readonly view: StatisticsView;
  readonly onReload: () => void;
}

function Figures({ view, onReload }: FiguresProps): ReactNode {
  if (view.isCounting)
    return (
      <Notice action={<Button onPress={onReload}>{texts.reload}</Button>} isLive>
        {texts.counting}
      </Notice>
    );
  const first = view.weeks[0]?.monday;
  const last = view.weeks.at(-1)?.monday;
  return (
    <>
      <p className={classes.note} role="status">
        {first && last ? texts.range(first, sundayAfter(last)) : null}
      </p>
      {isNothing(view) ? <EmptyState title={texts.emptyTitle}>{texts.emptyReason}</EmptyState> : <Charts view={view} />}
      <Comparison comparison={view.comparison} />
    </>
  );
}

function Charts({ view }: { readonly view: StatisticsView }): ReactNode {
  return (
    <>
      <KeyFigures totals={view.totals} />
      <div className={classes.figures}>
        {figuresOf(view).map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </div>
    </>
  );
}

function Comparison({ comparison }: Pick<StatisticsView, 'comparison'>): ReactNode {
  if (!comparison) return <p className={classes.checked}>{texts.notCompared}</p>;
  const { at, files, differences } = comparison;
  if (differences > 0) return <Notice tone="warning">{texts.differs(at, differences)}</Notice>;
  return (
    <p className={classes.checked}>
      {texts.compared(files)}
      <time dateTime={at}>{formatDeskTime(at)}</time>
      {texts.noDifference}
    </p>
  );
}

/** Neither came anything in the period, nor does anything stand from before. */
function isNothing({ totals, weeks, queue, pending }: StatisticsView): boolean {
  const stands = weeks.some(({ inStatus }) => repairStatusCodes.some((status) => inStatus(status) > 0));
  return !stands && totals.opened === 0 && queue.length === 0 && pending.length === 0;
}

function sundayAfter(monday: string): string {
  return new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
}
