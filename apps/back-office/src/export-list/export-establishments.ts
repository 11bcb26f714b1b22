import type { RemoteProps } from '@alveole/contracts';
import { establishmentFilterQuery, establishmentRoutes } from '@alveole/contracts/establishment';
import type { EstablishmentFilter } from '@alveole/contracts/establishment';
import type { ListFile } from './list-file.ts';

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
