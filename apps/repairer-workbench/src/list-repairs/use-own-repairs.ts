import { repairCountsOf, repairListQuery, repairRowViewOf, repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { RepairCounts, RepairRowView } from '@alveole/contracts/repair';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import { useInfiniteQuery, useQuery } from '@alveole/query';
import type { InfiniteData, QueryKey } from '@alveole/query';
import { mergePages, statusRows } from './merge-pages.ts';
import type { StatusRows } from './merge-pages.ts';
import { keptOnDevice } from '../keep-answers/use-kept-answers.ts';

export interface OwnRepairsFilter {
  /** Empty: every status. */
  readonly statuses: readonly RepairStatus[];
  /** Undefined: repairs and sessions. */
  readonly kind: RepairKind | undefined;
  /** Only those with a message that the repairer has not read. */
  readonly isUnread: boolean;
  /** What is searched for. */
  readonly text: string | undefined;
}

interface PageStart {
  readonly status: RepairStatus | undefined;
  readonly cursor: string | undefined;
}

type Pages = InfiniteData<readonly StatusRows[], readonly PageStart[]>;

export interface OwnRepairs {
  readonly rows: readonly RepairRowView[];
  readonly isPending: boolean;
  /** The rows are those of the search before, until the new one is answered. */
  readonly isOfFormerSearch: boolean;
  /** Milliseconds since the epoch; 0 while there is no answer. */
  readonly updatedAt: number;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** The establishment's own files of a filter, page after page. */
export function useOwnRepairs(api: ApiCaller, { statuses, kind, isUnread, text }: OwnRepairsFilter): OwnRepairs {
  const read = async ({ status, cursor }: PageStart, signal: CancelSignal): Promise<StatusRows> => {
    const query = repairListQuery({ status, kind, isUnread, text, createdBefore: cursor });
    const answer = await api.call(repairRoutes.listOwnRepairs, { query }, { signal });
    return statusRows(status, answer.map(repairRowViewOf));
  };
  const filterKey = ['repairs', 'own', statuses, kind, isUnread];
  const list = useInfiniteQuery({
    queryKey: [...filterKey, text],
    // A list that is narrowed while one types keeps its rows until the next ones come.
    placeholderData: (previous: Pages | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(filterKey) ? previous : undefined,
    meta: text === undefined ? keptOnDevice : undefined,
    initialPageParam: startOf(statuses),
    queryFn: ({ pageParam, signal }) => Promise.all(pageParam.map((start) => read(start, signal))),
    getNextPageParam: (lastPage) => nextOf(lastPage),
    select: ({ pages }) => mergePages(pages),
  });
  return {
    rows: list.data ?? [],
    isPending: list.isPending,
    isOfFormerSearch: list.isPlaceholderData,
    updatedAt: list.dataUpdatedAt,
    failure: list.error ?? undefined,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

/** How many of the establishment's files stand in each status, and hold something unread, repairs and sessions together. */
export function useOwnCounts(api: ApiCaller): RepairCounts | undefined {
  const counts = useQuery({
    queryKey: ['repairs', 'counts'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) => repairCountsOf(await api.call(repairRoutes.countRepairs, {}, { signal })),
  });
  return counts.data;
}

function startOf(statuses: readonly RepairStatus[]): readonly PageStart[] {
  return (statuses.length === 0 ? [undefined] : statuses).map((status) => ({ status, cursor: undefined }));
}

function nextOf(page: readonly StatusRows[]): readonly PageStart[] | undefined {
  const starts = page.flatMap(({ status, next }) => (next === undefined ? [] : [{ status, cursor: next }]));
  return starts.length === 0 ? undefined : starts;
}
