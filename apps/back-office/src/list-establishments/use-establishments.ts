import {
  establishmentRoutes,
  establishmentCountsOf,
  establishmentsQuery,
  establishmentViewOf,
} from '@alveole/contracts/establishment';
import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { EstablishmentCounts, EstablishmentFilter, EstablishmentView } from '@alveole/contracts/establishment';
import type { EstablishmentKind } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';

export interface EstablishmentPageRequest {
  readonly filter: EstablishmentFilter;
  /** The last one that is shown already. */
  readonly last?: EstablishmentView;
}

/** A page of the establishments of a filter. */
export async function readEstablishments(
  api: ApiCaller,
  { filter, last }: EstablishmentPageRequest,
  signal: CancelSignal,
): Promise<readonly EstablishmentView[]> {
  const query = establishmentsQuery(filter, last);
  return (await api.call(establishmentRoutes.listEntities, { query }, { signal })).map(establishmentViewOf);
}

/** The establishments of a filter, page by page. */
export function useEstablishments(api: ApiCaller, filter: EstablishmentFilter): KeysetList<EstablishmentView> {
  return useKeysetList({
    queryKey: establishmentKeys.list(filter),
    read: (last, signal) => readEstablishments(api, { filter, last }, signal),
  });
}

/** The figures of the filters; undefined until they are known, and where they cannot be had. */
export function useEstablishmentCounts(
  api: ApiCaller,
  kind: EstablishmentKind | undefined,
): EstablishmentCounts | undefined {
  const { data } = useQuery({
    queryKey: establishmentKeys.counts(kind),
    queryFn: async ({ signal }) =>
      establishmentCountsOf(
        await api.call(
          establishmentRoutes.countEntities,
          { query: kind === undefined ? {} : { gender: kind } },
          { signal },
        ),
      ),
  });
  return data;
}
