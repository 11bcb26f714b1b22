import type { RepairsConfig } from '../config.ts';

/** An incident of the platform; days as `YYYY-MM-DD`. */
export interface Incident {
  /** What the search data of a declared file bears. */
  readonly mark: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The establishments that may declare files which it lost. */
  readonly entityIds: ReadonlySet<string>;
}

/** An incident out of the configuration: its mark is its first day, in digits. */
export function incidentOf({ mark, last_day, entity_ids }: NonNullable<RepairsConfig['INCIDENT']>): Incident {
  const firstDay = mark.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return { mark, firstDay, lastDay: last_day ?? firstDay, entityIds: new Set(entity_ids) };
}
