import type { RemoteProps } from '@alveole/contracts';
import { establishmentRoutes, establishmentViewOf } from '@alveole/contracts/establishment';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';

export function useEstablishmentFile(api: RemoteProps['api'], id: string): UseQueryResult<EstablishmentView> {
  return useQuery({
    queryKey: establishmentKeys.file(id),
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id } }, { signal })),
  });
}
