import { appError, repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairStatus } from '@alveole/domain';
import { queryTokens } from '@alveole/validation';
import type { PageRequest, RepairFilter } from '../store/repair-queries.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { toSummary } from '../wire/repair-answers.ts';
import { peopleOf } from '../wire/people-of.ts';
import type { PeoplePorts } from '../wire/people-of.ts';

export interface ListRepairsPorts extends PeoplePorts {
  readonly repairs: Pick<RepairStore, 'page'>;
}

/** A repairer gets his own establishment's files whatever he asks; staff gets all, or its own. */
export function listRepairsRoutes(ports: ListRepairsPorts): ImplementedRoute[] {
  return [
    implement(repairsRoutes.listOwnRepairs, ({ query, actor }) =>
      list(
        ports,
        { query: query.query, status: statusOf(query.status), gender: query.gender, entityId: actor.entity_id },
        { createdBefore: query.created_before },
      ),
    ),
    implement(repairsRoutes.listRepairs, ({ query, actor }) =>
      list(
        ports,
        {
          query: query.query,
          status: statusOf(query.status),
          gender: query.gender,
          entityId: query.entity_id,
          operatorId: query.mine === 'yes' ? actor.user_id : undefined,
        },
        { createdBefore: query.created_before, createdAfter: query.created_after },
      ),
    ),
  ];
}

async function list(ports: ListRepairsPorts, filter: RepairFilter, page: PageRequest) {
  if (filter.query !== undefined && queryTokens(filter.query).length === 0)
    throw appError('ValidationException', 'query (INVALID): At least 3 characters');
  const rows = await ports.repairs.page(filter, page);
  const people = await peopleOf(ports, rows);
  return rows.map((row) => toSummary(row, people(row)));
}

/** The schema has bounded it to 0–14. */
function statusOf(status: number | undefined): RepairStatus | undefined {
  return status as RepairStatus | undefined;
}
