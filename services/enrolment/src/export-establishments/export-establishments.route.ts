import { establishmentFilterOf, establishmentRoutes } from '@alveole/contracts/establishment';
import { csvFile, implement, StreamedFile, xlsxFile } from '@alveole/service-kit';
import { listRequestOf } from '../list-establishments/list-request.ts';
import { exportedEstablishments } from './export-establishments.ts';
import type { ExportPorts } from './export-establishments.ts';
import { exportHeads, exportRow } from './export-columns.ts';
import { idsFile } from './ids-file.ts';
import { exportName } from './export-name.ts';

/** A list of establishments as a file: for spreadsheets, and the seed's ids and SIRETs. */
export function exportEstablishmentsRoutes(ports: ExportPorts) {
  return [
    implement(establishmentRoutes.exportEntitiesCsv, async ({ query, actor }) => {
      const { count, pages } = await exportedEstablishments(ports, listRequestOf(establishmentFilterOf(query)), actor);
      return new StreamedFile(exportName(ports.now(), 'csv'), csvFile(exportHeads, rowsOf(pages)), count);
    }),
    implement(establishmentRoutes.exportEntitiesXlsx, async ({ query, actor }) => {
      const { count, pages } = await exportedEstablishments(ports, listRequestOf(establishmentFilterOf(query)), actor);
      return new StreamedFile(
        exportName(ports.now(), 'xlsx'),
        xlsxFile('Établissements', exportHeads, rowsOf(pages)),
        count,
      );
    }),
    ...[establishmentRoutes.exportEntities, establishmentRoutes.exportEntitiesOfBackend].map((route) =>
      implement(route, async ({ query, actor }) => {
        const { count, pages } = await exportedEstablishments(
          ports,
          listRequestOf(establishmentFilterOf(query)),
          actor,
        );
        return new StreamedFile(exportName(ports.now(), 'json'), idsFile(pages), count);
      }),
    ),
  ];
}

type Pages = Awaited<ReturnType<typeof exportedEstablishments>>['pages'];

async function* rowsOf(pages: Pages) {
  for await (const page of pages) yield page.map(exportRow);
}
