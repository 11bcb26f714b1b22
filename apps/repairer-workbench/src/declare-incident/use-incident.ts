import { incidentOf, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, IncidentView } from '@alveole/contracts';
import { useQuery } from '@alveole/query';

export interface KnownIncident {
  /** The incident for which the establishment of the session is listed; undefined for others, and while that is not known. */
  readonly incident: IncidentView | undefined;
  readonly isPending: boolean;
}

export function useIncident(api: ApiCaller): KnownIncident {
  const { data, isPending } = useQuery({
    queryKey: ['incident'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => incidentOf(await api.call(repairsRoutes.readIncident, {}, { signal })) ?? null,
  });
  return { incident: data ?? undefined, isPending };
}
