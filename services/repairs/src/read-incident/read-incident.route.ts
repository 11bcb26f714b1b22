import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';

/** A repairer learns of the incident of the campaign when his establishment is listed for it, and nothing of anybody else's. */
export function readIncidentRoute({ campaigns, incident, repairs }: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.readIncident, async ({ actor: { entityId } }) => {
    if (!incident?.entityIds.has(entityId) || incident.lastDay < campaigns.current().startsOn) return { listed: false };
    const declaredFiles = await repairs.count({ entityId, isOfIncident: true });
    return { listed: true, first_day: incident.firstDay, last_day: incident.lastDay, answered: declaredFiles > 0 };
  });
}
