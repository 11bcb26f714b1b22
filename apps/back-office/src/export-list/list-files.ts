import { establishmentRoutes, establishmentFilterQuery } from '@alveole/contracts/establishment';
import { repairRoutes, repairExportQuery } from '@alveole/contracts/repair';
import type { FileProgress, RemoteProps } from '@alveole/contracts';
import type { EstablishmentFilter } from '@alveole/contracts/establishment';
import type { RepairListFilter } from '@alveole/contracts/repair';

export type ExportFormat = 'csv' | 'xlsx';

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
}

/** A list that can be taken along as a file. */
export interface ListFile {
  /** Before the day in the name of the file. */
  readonly name: string;
  /** What a row weighs about, in bytes: the length of a file is known only at its end. */
  readonly rowWeight: Readonly<Record<ExportFormat, number>>;
  readonly fetch: (format: ExportFormat, options: FetchOptions) => Promise<Uint8Array>;
}

const establishmentCalls = {
  csv: establishmentRoutes.exportEntitiesCsv,
  xlsx: establishmentRoutes.exportEntitiesXlsx,
} as const;

export function establishmentsFile(api: RemoteProps['api'], filter: EstablishmentFilter): ListFile {
  return {
    name: 'etablissements',
    rowWeight: { csv: 330, xlsx: 90 },
    fetch: (format, options) =>
      api.call(establishmentCalls[format], { query: establishmentFilterQuery(filter) }, options),
  };
}

const repairCalls = { csv: repairRoutes.exportRepairsCsv, xlsx: repairRoutes.exportRepairsXlsx } as const;

export function repairsFile(api: RemoteProps['api'], filter: RepairListFilter): ListFile {
  return {
    name: 'dossiers',
    rowWeight: { csv: 210, xlsx: 90 },
    fetch: (format, options) => api.call(repairCalls[format], { query: repairExportQuery(filter) }, options),
  };
}
