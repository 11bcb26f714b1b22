import { appError } from '@alveole/contracts';
import { isRefundPending } from '@alveole/domain';
import { queryTokens } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRow } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import type { ListedRow } from '../wire/repair-answers.ts';
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

/** Rows with when each was validated, of those whose transfer is not confirmed: the repairer waits for their money. */
export async function withValidation<Row extends RepairRow>(
  { repairs }: Pick<RepairsPorts, 'repairs'>,
  rows: readonly Row[],
): Promise<(Row & Pick<ListedRow, 'validatedAt'>)[]> {
  const pending = rows.filter(({ status }) => isRefundPending(status)).map(({ id }) => id);
  const dates = await repairs.validatedAtOf(pending);
  return rows.map((row) => ({ ...row, validatedAt: dates.get(row.id) }));
}

/** Throws ValidationException for a search that leaves nothing to look for. */
export function requireWords({ query }: Pick<RepairFilter, 'query'>): void {
  if (query !== undefined && queryTokens(query).length === 0)
    throw appError('ValidationException', 'query (INVALID): At least 3 characters');
}
