import { enrolmentRoutes } from '@alveole/contracts';
import type { ApiCaller, Entity } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import type { EstablishmentCounts, EstablishmentFilter } from './establishment-filters.ts';

/** Everything that a decision on an establishment makes stale stands below the first key; the kept order does not. */
export const establishmentKeys = {
  all: ['establishments'],
  list: (filter: EstablishmentFilter) => ['establishments', 'list', filter],
  counts: (kind: EstablishmentKind) => ['establishments', 'counts', kind],
  file: (id: string) => ['establishments', 'file', id],
  order: (filter: EstablishmentFilter) => ['establishment-order', filter],
} as const;

/** The establishments of a filter, page by page. */
export function useEstablishments(api: ApiCaller, filter: EstablishmentFilter): KeysetList<Entity> {
  return useKeysetList({
    queryKey: establishmentKeys.list(filter),
    read: (created_before, signal) =>
      api.call(
        enrolmentRoutes.listEntities,
        { query: { ...filter, ...(created_before === undefined ? {} : { created_before }) } },
        { signal },
      ),
    cursorOf: ({ create_date, entity_id }) => `${create_date},${entity_id}`,
  });
}

/** The figures of the filters; undefined until they are known, and where they cannot be had. */
export function useEstablishmentCounts(api: ApiCaller, gender: EstablishmentKind): EstablishmentCounts | undefined {
  const { data } = useQuery({
    queryKey: establishmentKeys.counts(gender),
    queryFn: ({ signal }) => api.call(enrolmentRoutes.countEntities, { query: { gender } }, { signal }),
  });
  return data;
}
