import { repairStatusCodes, rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { TableRow } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { withPeople } from '../store/people-of.ts';
import type { RepairFilter } from '../store/repair-filter.ts';
import { exportRow } from './export-columns.ts';

/** Every file of a filter, one status after the other, a page at a time. */
export async function* exportedRows(ports: RepairsPorts, filter: RepairFilter): AsyncGenerator<TableRow[]> {
  const statuses = filter.status === undefined ? repairStatusCodes : [filter.status];
  for (const status of statuses) yield* rowsOfStatus(ports, { ...filter, status });
}

async function* rowsOfStatus(ports: RepairsPorts, filter: RepairFilter): AsyncGenerator<TableRow[]> {
  for (let createdBefore: string | undefined; ;) {
    const rows = await ports.repairs.page(filter, { createdBefore });
    yield (await withPeople(ports, rows)).map(exportRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    createdBefore = cursorAfter({ _id: last.id, date: last.createdAt });
  }
}
