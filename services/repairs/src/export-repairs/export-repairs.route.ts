import { repairExportOf, repairRoutes } from '@alveole/contracts/repair';
import type { RouteRequest } from '@alveole/contracts';
import { calendarDay, fundersOfAll, questionsOf } from '@alveole/domain';
import { csvFile, implement, StreamedFile, xlsxFile } from '@alveole/service-kit';
import type { ImplementedRoute, TableRow } from '@alveole/service-kit';
import { requireWords } from '../list-repairs/list-repairs.ts';
import { listedFilterOf } from '../list-repairs/list-request.ts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import { exportTable } from './export-columns.ts';
import { exportedRows } from './export-repairs.ts';

type ExportQuery = RouteRequest<typeof repairRoutes.exportRepairsCsv>['query'];

/** A list of files as a file for spreadsheets, written as it is read. */
export function exportRepairsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  const name = (extension: string) => `dossiers-${calendarDay(ports.now())}.${extension}`;
  return [
    implement(repairRoutes.exportRepairsCsv, async ({ query, actor }) => {
      const { count, heads, rows } = await exportedList(ports, query, actor);
      return new StreamedFile(name('csv'), csvFile(heads, rows), count);
    }),
    implement(repairRoutes.exportRepairsXlsx, async ({ query, actor }) => {
      const { count, heads, rows } = await exportedList(ports, query, actor);
      return new StreamedFile(name('xlsx'), xlsxFile('Dossiers', heads, rows), count);
    }),
  ];
}

interface ExportedList {
  /** How many there were when it began. */
  readonly count: number;
  readonly heads: TableRow;
  readonly rows: AsyncGenerator<TableRow[]>;
}

/** Throws ValidationException for a search that leaves nothing to look for. */
async function exportedList(ports: RepairsPorts, query: ExportQuery, person: Person): Promise<ExportedList> {
  const request = repairExportOf(query);
  const filter = listedFilterOf(request.filter, person);
  requireWords(filter);
  const versions = ports.campaigns.all();
  const { heads, rowOf } = exportTable({ questions: questionsOf(versions), funders: fundersOfAll(versions) });
  const rows = exportedRows(ports, filter, { order: request.order, rowOf });
  return { count: await ports.repairs.count(filter), heads, rows };
}
