import { enrolmentRoutes, establishmentFilterQuery, repairExportQuery, repairsRoutes } from '@alveole/contracts';
import type { EstablishmentFilter, FileProgress, RemoteProps, RepairListFilter } from '@alveole/contracts';

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
  csv: enrolmentRoutes.exportEntitiesCsv,
  xlsx: enrolmentRoutes.exportEntitiesXlsx,
} as const;

export function establishmentsFile(api: RemoteProps['api'], filter: EstablishmentFilter): ListFile {
  return {
    name: 'etablissements',
    rowWeight: { csv: 330, xlsx: 90 },
    fetch: (format, options) =>
      api.call(establishmentCalls[format], { query: establishmentFilterQuery(filter) }, options),
  };
}

const repairCalls = { csv: repairsRoutes.exportRepairsCsv, xlsx: repairsRoutes.exportRepairsXlsx } as const;

export function repairsFile(api: RemoteProps['api'], filter: RepairListFilter): ListFile {
  return {
    name: 'dossiers',
    rowWeight: { csv: 210, xlsx: 90 },
    fetch: (format, options) => api.call(repairCalls[format], { query: repairExportQuery(filter) }, options),
  };
}
