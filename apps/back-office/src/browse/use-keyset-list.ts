import { useInfiniteQuery } from '@alveole/query';
import type { QueryKey } from '@alveole/query';
import type { CancelSignal } from '@alveole/contracts';
import { shownPerPage } from '@alveole/domain';

export interface KeysetRequest<Row> {
  readonly queryKey: QueryKey;
  /** One page; the cursor is that of the last row shown before it. */
  readonly read: (cursor: string | undefined, signal: CancelSignal) => Promise<Row[]>;
  readonly cursorOf: (row: Row) => string;
}

export interface KeysetList<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
}

/** A list read page by page along its cursor, newest first. */
export function useKeysetList<Row>({ queryKey, read, cursorOf }: KeysetRequest<Row>): KeysetList<Row> {
  const list = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (page: Row[]) => {
      const last = page[shownPerPage - 1];
      return page.length > shownPerPage && last !== undefined ? cursorOf(last) : undefined;
    },
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, shownPerPage)),
  });
  return {
    rows: list.data ?? [],
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    hasMore: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
  };
}
