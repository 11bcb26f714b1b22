import { appError } from '@alveole/contracts';
import { queryTokens } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRow } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import type { PageRequest } from '../store/repair-queries.ts';

/** A page of files with their people. Throws ValidationException for a search that leaves nothing to look for. */
export async function listRepairs(
  ports: RepairsPorts,
  filter: RepairFilter,
  page: PageRequest,
): Promise<(RepairRow & People)[]> {
  requireWords(filter);
  return withPeople(ports, await ports.repairs.page(filter, page));
}

/** Throws ValidationException for a search that leaves nothing to look for. */
export function requireWords({ query }: Pick<RepairFilter, 'query'>): void {
  if (query !== undefined && queryTokens(query).length === 0)
    throw appError('ValidationException', 'query (INVALID): At least 3 characters');
}
