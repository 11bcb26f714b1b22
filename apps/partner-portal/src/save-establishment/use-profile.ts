import { type ApiCaller } from '@alveole/contracts';
import { establishmentRoutes, establishmentViewOf } from '@alveole/contracts/establishment';
import { useQuery } from '@alveole/query';

/** The establishment of whoever is signed in. */
export function useProfile(api: ApiCaller, entityId: string) {
  return useQuery({
    queryKey: profileKey(entityId),
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id: entityId } }, { signal })),
    // A decision that arrives meanwhile must not sweep away what is being typed: the page reads when it opens and when told.
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

export const profileKey = (entityId: string) => ['entity', entityId] as const;
