import { establishmentRoutes, establishmentHistoryOf } from '@alveole/contracts/establishment';
import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentHistoryEntry, EstablishmentView } from '@alveole/contracts/establishment';
import { shownPerHistory } from '@alveole/domain';
import { useInfiniteQuery } from '@alveole/query';
import { listEntityDeliveries } from './list-entity-deliveries.ts';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';

interface HistoryPage {
  readonly entries: readonly EstablishmentHistoryEntry[];
  /** The cursor of the page after. */
  readonly before: number | undefined;
}

/** What was done to a file, newest first, page by page, with what became of its mails. */
export function useFileHistory(api: ApiCaller, { entityId, rowHash }: Pick<EstablishmentView, 'entityId' | 'rowHash'>) {
  return useInfiniteQuery({
    queryKey: [...establishmentKeys.file(entityId), 'history', rowHash],
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }: HistoryPage) => before,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      const rows = await api.call(
        establishmentRoutes.readEntityHistory,
        { params: { id: entityId }, query },
        { signal },
      );
      const shown = rows.slice(0, shownPerHistory);
      const deliveries = await listEntityDeliveries(api, entityId, shown, signal);
      return {
        entries: establishmentHistoryOf(shown, deliveries),
        before: rows.length > shownPerHistory ? shown.at(-1)?.number : undefined,
      };
    },
  });
}
