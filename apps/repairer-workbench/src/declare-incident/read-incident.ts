import { incidentOf, repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { IncidentView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import { keptOnDevice } from '../keep-answers/use-kept-answers.ts';

export interface KnownIncident {
  /** The incident for which the establishment of the session is listed; undefined for others, and while that is not known. */
  readonly incident: IncidentView | undefined;
  readonly isPending: boolean;
}

export const incidentKey = ['incident'] as const;

export function useIncident(api: ApiCaller): KnownIncident {
  const { data, isPending } = useQuery({
    queryKey: incidentKey,
    meta: keptOnDevice,
    staleTime: Infinity,
    queryFn: async ({ signal }) => incidentOf(await api.call(repairRoutes.readIncident, {}, { signal })) ?? null,
  });
  return { incident: data ?? undefined, isPending };
}

/** Under which this device keeps the answer of an establishment that no file of the incident is left to declare. */
export function incidentAnswerKey({ firstDay }: IncidentView, entityId: string | undefined): string {
  return `alveole.incident.${firstDay}.${entityId}`;
}
