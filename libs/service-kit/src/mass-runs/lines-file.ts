import { massLineLabels, rowsPerPage } from '@alveole/domain';
import type { MassRun, MassRunStore } from '@alveole/persistence';
import { StreamedFile } from '../http/streamed-file.ts';
import { csvFile } from '../tables/csv-file.ts';
import type { TableRow } from '../tables/table-row.ts';

type Lines = Pick<MassRunStore, 'lines'>;

/** The results of a run as a CSV file, read page by page; `target` is the head of what a line names, in French. */
export function linesFile(massRuns: Lines, run: MassRun, target: string): StreamedFile {
  const heads = ['Ligne', 'Saisi', 'Résultat', 'Motif', target, 'Identifiant'];
  return new StreamedFile(
    `traitement-${run.id.slice(0, 8)}.csv`,
    csvFile(heads, rowsOf(massRuns, run.id)),
    run.previewed,
  );
}

async function* rowsOf(massRuns: Lines, runId: string): AsyncGenerator<TableRow[]> {
  for (let after = -1; ;) {
    const lines = await massRuns.lines(runId, { after });
    yield lines.map(({ index, given, result, reason, name, targetId }) => [
      index + 1,
      given,
      massLineLabels[result],
      reason,
      name,
      targetId,
    ]);
    if (lines.length < rowsPerPage) return;
    after = lines.at(-1)?.index ?? after;
  }
}
