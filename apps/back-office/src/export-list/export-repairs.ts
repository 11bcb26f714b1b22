import type { RemoteProps } from '@alveole/contracts';
import { repairExportQuery, repairRoutes } from '@alveole/contracts/repair';
import type { RepairListFilter } from '@alveole/contracts/repair';
import type { ListFile } from './list-file.ts';

const repairCalls = { csv: repairRoutes.exportRepairsCsv, xlsx: repairRoutes.exportRepairsXlsx } as const;

export function repairsFile(api: RemoteProps['api'], filter: RepairListFilter): ListFile {
  return {
    name: 'dossiers',
    rowWeight: { csv: 210, xlsx: 90 },
    fetch: (format, options) => api.call(repairCalls[format], { query: repairExportQuery(filter) }, options),
  };
}
