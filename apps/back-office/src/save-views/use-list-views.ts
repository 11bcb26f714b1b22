import { deskRoutes, listViewsBody, listViewsOf } from '@alveole/contracts/desk';
import type { RemoteProps } from '@alveole/contracts';
import type { ListViews, NamedList } from '@alveole/contracts/desk';
import { useQuery, useQueryClient } from '@alveole/query';

export interface SavedListViews {
  /** Undefined until they are known, and where they cannot be had. */
  readonly listViews: ListViews | undefined;
  /** Keeps them as they shall be; throws what the server says. Views changed from elsewhere are read again. */
  readonly keep: (views: Omit<ListViews, 'rowHash'>) => Promise<void>;
}

/** The person's own views of a list, kept on the server. */
export function useListViews(api: RemoteProps['api'], list: NamedList): SavedListViews {
  const cache = useQueryClient();
  const queryKey = ['list-views', list];
  const { data } = useQuery({
    queryKey,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      listViewsOf(await api.call(deskRoutes.readListViews, { query: { list } }, { signal })),
  });
  const keep = async (views: Omit<ListViews, 'rowHash'>): Promise<void> => {
    try {
      const body = listViewsBody(list, { ...views, rowHash: data?.rowHash });
      cache.setQueryData(queryKey, listViewsOf(await api.call(deskRoutes.saveListViews, { body })));
    } catch (failure) {
      await cache.invalidateQueries({ queryKey });
      throw failure;
    }
  };
  return { listViews: data, keep };
}
