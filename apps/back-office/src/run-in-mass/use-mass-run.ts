import type { RemoteProps } from '@alveole/contracts';
import type { MassLineView, MassRunView } from '@alveole/contracts/mass-run';
import { isUnderWay, rowsPerPage } from '@alveole/domain';
import type { MassLineResult, MassRunAction } from '@alveole/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import type { RunCalls } from './run-calls.ts';

type Api = RemoteProps['api'];

const keysOf = ({ name }: RunCalls) =>
  ({
    all: ['mass-runs', name],
    runs: ['mass-runs', name, 'list'],
    run: (id: string) => ['mass-runs', name, 'run', id],
    lines: (id: string, result: MassLineResult | undefined) => ['mass-runs', name, 'lines', id, result ?? 'all'],
  }) as const;

/** How often a run that goes on is looked at. Milliseconds. */
const pollMs = 1500;

export function useMassRuns(api: Api, calls: RunCalls): UseQueryResult<readonly MassRunView[]> {
  return useQuery({ queryKey: keysOf(calls).runs, queryFn: ({ signal }) => calls.list(api, signal) });
}

/** A run, followed while it goes on by itself. */
export function useMassRun(api: Api, calls: RunCalls, id: string): UseQueryResult<MassRunView> {
  return useQuery<MassRunView>({
    queryKey: keysOf(calls).run(id),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? pollMs : false),
    queryFn: ({ signal }) => calls.read(api, id, signal),
  });
}

export interface LinesAsked {
  readonly run: MassRunView;
  readonly result: MassLineResult | undefined;
}

/** The lines of a run, page by page; read again whenever the run has come further. */
export function useMassLines(api: Api, calls: RunCalls, { run, result }: LinesAsked) {
  const come = JSON.stringify(run.counts);
  return useInfiniteQuery({
    queryKey: [...keysOf(calls).lines(run.runId, result), come],
    initialPageParam: undefined as number | undefined,
    placeholderData: (shown) => shown,
    queryFn: ({ pageParam: after, signal }) => {
      const query = { ...(result && { result }), ...(after !== undefined && { after }) };
      return calls.lines(api, { params: { id: run.runId }, query }, signal);
    },
    getNextPageParam: (page: readonly MassLineView[]) => (page.length < rowsPerPage ? undefined : page.at(-1)?.index),
    select: ({ pages }) => pages.flat(),
  });
}

/** Starts and stops runs, and keeps those that were opened; throws what the server says. */
export function useMassRunActs(api: Api, calls: RunCalls) {
  const cache = useQueryClient();
  const keys = keysOf(calls);
  return {
    async opened(opening: Promise<MassRunView>): Promise<MassRunView> {
      const run = await opening;
      cache.setQueryData(keys.run(run.runId), run);
      await cache.invalidateQueries({ queryKey: keys.runs });
      return run;
    },
    async turn(id: string, action: MassRunAction): Promise<void> {
      try {
        cache.setQueryData(keys.run(id), await calls.turn(api, id, action));
      } finally {
        await cache.invalidateQueries({ queryKey: keys.all });
      }
    },
    results: (id: string) => calls.results(api, id),
  };
}
