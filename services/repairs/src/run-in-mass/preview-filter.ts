import { createHash } from 'node:crypto';
import { rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { PreviewStep } from '@alveole/service-kit';
import type { Draw, MassRun } from '../record/mass-run.ts';
import type { RepairFilter } from '../store/repair-filter.ts';
import { lineOf } from './line-of-file.ts';
import type { PreviewPorts } from './preview-lines.ts';

/** The next page of a filter, or the share of it that is drawn. */
export async function previewFilter(ports: PreviewPorts, run: MassRun, filter: RepairFilter): Promise<PreviewStep> {
  const rows = await ports.repairs.page(filter, { createdBefore: run.behind });
  const chosen = rows.filter(({ id }) => isDrawn(run.task.draw, id));
  const files = await ports.repairs.byIds(chosen.map(({ id }) => id));
  await ports.massRuns.putLines(
    files.map((file, step) => lineOf(run, run.previewed + step, { given: file.fileNumber, file })),
  );
  const last = rows.at(-1);
  return {
    previewed: run.previewed + files.length,
    behind: last && cursorAfter({ _id: last.id, date: last.createdAt }),
    isThrough: rows.length < rowsPerPage,
  };
}

const resolution = 2 ** 32;

/** Drawn by the seed and the file alone: whoever knows the seed can check what was drawn, and nobody chooses. */
export function isDrawn(draw: Draw | undefined, repairId: string): boolean {
  if (draw === undefined) return true;
  const drawn = createHash('sha256').update(`${draw.seed}:${repairId}`).digest().readUInt32BE(0);
  return drawn / resolution < draw.percent / 100;
}
