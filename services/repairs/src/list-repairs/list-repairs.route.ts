import { repairsRoutes } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { toSummary } from '../wire/repair-answers.ts';
import { listRepairs } from './list-repairs.ts';

/** A repairer gets his own establishment's files whatever he asks; staff gets all, or its own. */
export function listRepairsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairsRoutes.listOwnRepairs, async ({ query: { params, ...named }, actor }) => {
      const asked = { ...params, ...named };
      const filter = { query: asked.query, status: asked.status, kind: asked.gender, entityId: actor.entityId };
      return eachInWords(await listRepairs(ports, filter, { createdBefore: asked.created_before }), toSummary);
    }),
    implement(repairsRoutes.listRepairs, async ({ query: asked, actor }) => {
      const operatorId = asked.mine === 'yes' ? actor.userId : undefined;
      const filter = {
        query: asked.query,
        status: asked.status,
        kind: asked.gender,
        entityId: asked.entity_id,
        operatorId,
      };
      const page = { createdBefore: asked.created_before, createdAfter: asked.created_after };
      return eachInWords(await listRepairs(ports, filter, page), toSummary);
    }),
  ];
}
