import { appError } from '@alveole/contracts';
import { oneOf, repairRoutes } from '@alveole/contracts/repair';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { listRepairs } from '../list-repairs/list-repairs.ts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import { withPeople } from '../store/people-of.ts';
import { toSummary } from '../wire/repair-answers.ts';
import { pendingByWeek } from './pending-by-week.ts';

type Lists = typeof repairRoutes.listEntityRepairs | typeof repairRoutes.listOwnEntityRepairs;
type Stats = typeof repairRoutes.readEntityRepairsStats | typeof repairRoutes.readOwnEntityRepairsStats;

/** An establishment's files and what of them waits for the bank, for staff, and for the repairer of that establishment. */
export function listEntityRepairsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  const list = (route: Lists) =>
    implement(route, async ({ params, query: asked, actor }) => {
      requireOwn(actor, params.id);
      const { status, gender, start_date: from, end_date: to } = asked;
      const filter = { entityId: params.id, statuses: oneOf(status), kinds: oneOf(gender), days: { from, to } };
      return eachInWords(await listRepairs(ports, filter, { createdBefore: asked.created_before }), toSummary);
    });
  const stats = (route: Stats) =>
    implement(route, async ({ params, actor }) => {
      requireOwn(actor, params.id);
      return pendingByWeek(await ports.repairs.pendingOf(params.id));
    });
  return [
    list(repairRoutes.listEntityRepairs),
    list(repairRoutes.listOwnEntityRepairs),
    stats(repairRoutes.readEntityRepairsStats),
    stats(repairRoutes.readOwnEntityRepairsStats),
    implement(repairRoutes.listRepairsByIds, async ({ query }) =>
      eachInWords(await withPeople(ports, await ports.repairs.byIds(query.ids)), toSummary),
    ),
  ];
}

function requireOwn({ role, entityId }: Person, asked: string): void {
  if (role === 'REP' && entityId !== asked) throw appError('NotAuthorizedException', 'Repairs of another entity.');
}
