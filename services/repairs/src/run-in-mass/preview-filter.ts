import { rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { PreviewStep } from '@alveole/service-kit';
import { z } from 'zod';
import type { Draw, MassRun } from '../record/mass-run.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import { lastPlaceDrawn, placeInDraw } from './draw-share.ts';
import { lineOf } from './line-of-file.ts';
import type { PreviewPorts } from './preview-lines.ts';

/** The next page of a filter, or the share of it that is drawn. */
export function previewFilter(ports: PreviewPorts, run: MassRun, filter: RepairFilter): Promise<PreviewStep> {
  const { draw } = run.task;
  if (draw) return previewDrawn(ports, run, { filter, draw });
  return previewPage(ports, run, { filter, behind: run.behind, isChosen: () => true });
}

/** The last place that is drawn, and behind which file of the list the next page begins. */
const position = z.strictObject({ lastPlace: z.number(), behind: z.string().optional() });

interface DrawnFilter {
  readonly filter: RepairFilter;
  readonly draw: Draw;
}

/** How many are drawn depends on how many there are: the first step places them all, eight bytes a file, and writes no line. */
async function previewDrawn(ports: PreviewPorts, run: MassRun, { filter, draw }: DrawnFilter): Promise<PreviewStep> {
  if (run.behind === undefined) {
    const lastPlace = await lastPlaceDrawn(draw, ports.repairs.eachId(filter));
    return { previewed: 0, behind: JSON.stringify({ lastPlace }), isThrough: false };
  }
  const { lastPlace, behind } = position.parse(JSON.parse(run.behind));
  const isChosen = (id: string) => placeInDraw(draw.seed, id) <= lastPlace;
  const step = await previewPage(ports, run, { filter, behind, isChosen });
  return { ...step, behind: JSON.stringify({ lastPlace, behind: step.behind }) };
}

interface FilterPage {
  readonly filter: RepairFilter;
  readonly behind: string | undefined;
  readonly isChosen: (repairId: string) => boolean;
}

async function previewPage(
  ports: PreviewPorts,
  run: MassRun,
  { filter, behind, isChosen }: FilterPage,
): Promise<PreviewStep> {
  const rows = await ports.repairs.page(filter, { createdBefore: behind });
  const files = await ports.repairs.byIds(rows.map(({ id }) => id).filter(isChosen));
  const lines = files.map((file, step) => lineOf(ports, run, run.previewed + step, { given: file.fileNumber, file }));
  await ports.massRuns.putLines(await Promise.all(lines));
  const last = rows.at(-1);
  return {
    previewed: run.previewed + files.length,
    behind: last && cursorAfter({ _id: last.id, date: last.createdAt }),
    isThrough: rows.length < rowsPerPage,
  };
}
