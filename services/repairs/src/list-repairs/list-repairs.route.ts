import { ownRepairListOf, repairListFilterOf, repairRoutes, reviewListOf } from '@alveole/contracts/repair';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { withRequests } from '../store/requests-of.ts';
import { toReviewedSummary, toSummary } from '../wire/repair-answers.ts';
import { listRepairs, requireWords, withValidation } from './list-repairs.ts';
import { listedFilterOf, ownFilterOf } from './list-request.ts';

/** A repairer gets his own establishment's files whatever he asks; staff gets all, or its own. */
export function listRepairsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairRoutes.listOwnRepairs, async ({ query, actor }) => {
      const request = ownRepairListOf(query);
      const page = { createdBefore: request.createdBefore };
      const rows = await listRepairs(ports, ownFilterOf(request, actor), page);
      return eachInWords(await withRequests(ports.repairs, await withValidation(ports, rows)), toSummary);
    }),
    implement(repairRoutes.listRepairs, async ({ query, actor }) => {
      const { filter, ...cursors } = reviewListOf(query);
      const page = { ...cursors, isOldestFirst: filter.isOldestFirst === true };
      return eachInWords(await listRepairs(ports, listedFilterOf(filter, actor), page), toReviewedSummary);
    }),
    implement(repairRoutes.countListedRepairs, async ({ query, actor }) => {
      const filter = listedFilterOf(repairListFilterOf(query), actor);
      requireWords(filter);
      return { count: await ports.repairs.count(filter) };
    }),
  ];
}
