import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';

/** A repairer learns of the incident when his establishment is listed for it, and nothing of anybody else's. */
export function readIncidentRoute({ incident }: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.readIncident, ({ actor }) =>
    Promise.resolve(
      incident?.entityIds.has(actor.entityId)
        ? { listed: true, first_day: incident.firstDay, last_day: incident.lastDay }
        : { listed: false },
    ),
  );
}
