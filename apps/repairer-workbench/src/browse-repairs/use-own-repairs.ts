import { repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, CancelSignal, RepairSummary } from '@alveole/contracts';
import type { RepairStatus } from '@alveole/domain';
import { useInfiniteQuery, useQuery } from '@alveole/query';
import { mergePages, statusRows } from './merge-pages.ts';
import type { StatusRows } from './merge-pages.ts';

export interface OwnRepairsFilter {
  /** Empty: every status. */
  readonly statuses: readonly RepairStatus[];
  /** 1: sessions alone; undefined: repairs and sessions. */
  readonly gender: 1 | undefined;
  readonly query: string | undefined;
}

interface PageStart {
  readonly status: number | undefined;
  readonly cursor: string | undefined;
}

export interface OwnRepairs {
  readonly rows: readonly RepairSummary[];
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** The establishment's own files of a filter, page after page. */
export function useOwnRepairs(api: ApiCaller, { statuses, gender, query }: OwnRepairsFilter): OwnRepairs {
  const read = async ({ status, cursor }: PageStart, signal: CancelSignal): Promise<StatusRows> =>
    statusRows(
      status,
      await api.call(
        repairsRoutes.listOwnRepairs,
        { query: { status, gender, query, created_before: cursor } },
        { signal },
      ),
    );
  const list = useInfiniteQuery({
    queryKey: ['repairs', 'own', statuses, gender, query],
    initialPageParam: startOf(statuses),
    queryFn: ({ pageParam, signal }) => Promise.all(pageParam.map((start) => read(start, signal))),
    getNextPageParam: (lastPage) => nextOf(lastPage),
    select: ({ pages }) => mergePages(pages),
  });
  return {
    rows: list.data ?? [],
    isPending: list.isPending,
    failure: list.error ?? undefined,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

/** How many of the establishment's files stand in each status, repairs and sessions together. */
export function useOwnCounts(api: ApiCaller): Readonly<Record<string, number>> | undefined {
  const counts = useQuery({
    queryKey: ['repairs', 'counts'],
    queryFn: ({ signal }) => api.call(repairsRoutes.countRepairs, {}, { signal }),
  });
  return counts.data?.by_status;
}

function startOf(statuses: readonly RepairStatus[]): readonly PageStart[] {
  return (statuses.length === 0 ? [undefined] : statuses).map((status) => ({ status, cursor: undefined }));
}

function nextOf(page: readonly StatusRows[]): readonly PageStart[] | undefined {
  const starts = page.flatMap(({ status, next }) => (next === undefined ? [] : [{ status, cursor: next }]));
  return starts.length === 0 ? undefined : starts;
}
