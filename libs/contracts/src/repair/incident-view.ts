import type { RouteResult } from '../define/define-route.ts';
import type { readIncident } from './routes/incident.ts';

/** The incident of the platform for which the establishment of a session is listed; days as `YYYY-MM-DD`. */
export interface IncidentView {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whether the establishment declared a file of it. */
  readonly isAnswered: boolean;
}

/** Undefined for an establishment that is not listed. */
export function incidentOf({
  listed,
  first_day,
  last_day,
  answered = false,
}: RouteResult<typeof readIncident>): IncidentView | undefined {
  if (!listed || first_day === undefined) return undefined;
  return { firstDay: first_day, lastDay: last_day ?? first_day, isAnswered: answered };
}
