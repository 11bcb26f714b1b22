import { repairStatusCodes, rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { TableRow } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { withPeople } from '../store/people-of.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import { exportRow } from './export-columns.ts';

/** Every file of a filter, a page at a time: in the order of the list, or one status after the other without an order. */
export async function* exportedRows(
  ports: RepairsPorts,
  filter: RepairFilter,
  order: 'newest' | 'oldest' | undefined,
): AsyncGenerator<TableRow[]> {
  if (order !== undefined) return yield* rowsInOrder(ports, filter, order === 'oldest');
  for (const status of filter.statuses ?? repairStatusCodes)
    yield* rowsInOrder(ports, { ...filter, statuses: [status] }, false);
}

async function* rowsInOrder(
  ports: RepairsPorts,
  filter: RepairFilter,
  isOldestFirst: boolean,
): AsyncGenerator<TableRow[]> {
  for (let behind: string | undefined; ;) {
    const page = isOldestFirst ? { isOldestFirst, createdAfter: behind } : { createdBefore: behind };
    const rows = await ports.repairs.page(filter, page);
    yield (await withPeople(ports, rows)).map(exportRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    behind = cursorAfter({ _id: last.id, date: last.createdAt });
  }
}
