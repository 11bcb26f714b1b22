import { repairStatusCodes, rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { TableRow } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { withPeople } from '../store/people-of.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import type { exportTable } from './export-columns.ts';

type RowOf = ReturnType<typeof exportTable>['rowOf'];

/** Every file of a filter, a page at a time: in the order of the list, or one status after the other without an order. */
export async function* exportedRows(
  ports: RepairsPorts,
  filter: RepairFilter,
  { order, rowOf }: { readonly order: 'newest' | 'oldest' | undefined; readonly rowOf: RowOf },
): AsyncGenerator<TableRow[]> {
  if (order !== undefined) return yield* rowsInOrder(ports, filter, { isOldestFirst: order === 'oldest', rowOf });
  for (const status of filter.statuses ?? repairStatusCodes)
    yield* rowsInOrder(ports, { ...filter, statuses: [status] }, { isOldestFirst: false, rowOf });
}

async function* rowsInOrder(
  ports: RepairsPorts,
  filter: RepairFilter,
  { isOldestFirst, rowOf }: { readonly isOldestFirst: boolean; readonly rowOf: RowOf },
): AsyncGenerator<TableRow[]> {
  for (let behind: string | undefined; ;) {
    const page = isOldestFirst ? { isOldestFirst, createdAfter: behind } : { createdBefore: behind };
    const rows = await ports.repairs.page(filter, page);
    yield (await withPeople(ports, rows)).map(rowOf);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    behind = cursorAfter({ _id: last.id, date: last.createdAt });
  }
}
