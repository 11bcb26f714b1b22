import { appError, repairsRoutes } from '@alveole/contracts';
import { parisDay } from '@alveole/domain';
import { csvFile, implement, StreamedFile } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { queryTokens } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import { exportHeads } from './export-columns.ts';
import { exportedRows } from './export-repairs.ts';

/** A list of files as a CSV file, written as it is read. */
export function exportRepairsRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairsRoutes.exportRepairsCsv, async ({ query: asked }) => {
    const { query, status, gender: kind, entity_id: entityId, operator_id: operatorId } = asked;
    if (query !== undefined && queryTokens(query).length === 0)
      throw appError('ValidationException', 'query (INVALID): At least 3 characters');
    const filter = { query, status, kind, entityId, operatorId };
    const count = query === undefined ? await ports.repairs.count(filter) : undefined;
    const rows = csvFile(exportHeads, exportedRows(ports, filter));
    return new StreamedFile(`dossiers-${parisDay(ports.now())}.csv`, rows, count);
  });
}
