import { incidentOf, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, IncidentView } from '@alveole/contracts';
import { useQuery } from '@alveole/query';

/** The incident for which the establishment of the session is listed; undefined for others, and while that is not known. */
export function useIncident(api: ApiCaller): IncidentView | undefined {
  const { data } = useQuery({
    queryKey: ['incident'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => incidentOf(await api.call(repairsRoutes.readIncident, {}, { signal })) ?? null,
  });
  return data ?? undefined;
}
