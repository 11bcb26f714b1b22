import type { RemoteProps } from '@alveole/contracts';
import { establishmentRoutes, establishmentViewOf } from '@alveole/contracts/establishment';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { keptOnDevice } from './use-kept-answers.ts';

/** The establishment of the session, as it stands: one answer for all pages that ask. */
export function useOwnEstablishment({
  api,
  session,
}: Pick<RemoteProps, 'api' | 'session'>): UseQueryResult<EstablishmentView> {
  const entityId = session.entityId ?? '';
  return useQuery({
    queryKey: ['entity', entityId],
    meta: keptOnDevice,
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id: entityId } }, { signal })),
  });
}
