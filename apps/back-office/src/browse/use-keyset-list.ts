import { useInfiniteQuery } from '@alveole/query';
import type { InfiniteData, QueryKey } from '@alveole/query';
import type { CancelSignal } from '@alveole/contracts';
import { shownPerPage } from '@alveole/domain';

export interface KeysetRequest<Row> {
  readonly queryKey: QueryKey;
  /** The page behind the last row shown; the first one without it. */
  readonly read: (last: Row | undefined, signal: CancelSignal) => Promise<readonly Row[]>;
}

export interface KeysetList<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  /** The rows are those of the search before, until the new one is answered. */
  readonly isOfFormerSearch: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
}

type Pages<Row> = InfiniteData<readonly Row[], Row | undefined>;

/** What a list is of but for the text that is searched for. */
const withoutSearch = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) => (name === 'text' || name === 'searched' ? undefined : value));

/** A list read page by page along its cursor, newest first. */
export function useKeysetList<Row>({ queryKey, read }: KeysetRequest<Row>): KeysetList<Row> {
  const list = useInfiniteQuery({
    queryKey,
    // A list that is narrowed while one types keeps its rows until the next ones come, so that nothing jumps.
    placeholderData: (former: Pages<Row> | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
      query && withoutSearch(query.queryKey) === withoutSearch(queryKey) ? former : undefined,
    initialPageParam: undefined as Row | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam as Row | undefined, signal),
    getNextPageParam: (page: readonly Row[]) => (page.length > shownPerPage ? page[shownPerPage - 1] : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, shownPerPage)),
  });
  return {
    rows: list.data ?? [],
    isPending: list.isPending,
    isOfFormerSearch: list.isPlaceholderData,
    error: list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    hasMore: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
  };
}
