import { repairRoutes } from '@alveole/contracts/repair';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { toSummary } from '../wire/repair-answers.ts';
import { listRepairs, requireWords } from './list-repairs.ts';
import { listedFilterOf, ownFilterOf } from './list-request.ts';

/** A repairer gets his own establishment's files whatever he asks; staff gets all, or its own. */
export function listRepairsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairRoutes.listOwnRepairs, async ({ query: { params, ...named }, actor }) => {
      const asked = { ...params, ...named };
      const page = { createdBefore: asked.created_before };
      return eachInWords(await listRepairs(ports, ownFilterOf(asked, actor), page), toSummary);
    }),
    implement(
      repairRoutes.listRepairs,
      async ({ query: { order, created_before, created_after, ...asked }, actor }) => {
        const page = { createdBefore: created_before, createdAfter: created_after, isOldestFirst: order === 'oldest' };
        return eachInWords(await listRepairs(ports, listedFilterOf(asked, actor), page), toSummary);
      },
    ),
    implement(repairRoutes.countListedRepairs, async ({ query, actor }) => {
      const filter = listedFilterOf(query, actor);
      requireWords(filter);
      return { count: await ports.repairs.count(filter) };
    }),
  ];
}
