import { parseFileNumber, formatFileNumber } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import type { PreviewStep } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { lineOf } from './line-of-file.ts';
import { previewFilter } from './preview-filter.ts';
import { previewSirets } from './preview-sirets.ts';

export type PreviewPorts = Pick<RepairsPorts, 'repairs' | 'secondReview' | 'establishments' | 'massRuns'>;

const atOnce = 100;

/** Looks at the next lines of a run and writes what would become of each; files are read only. */
export async function previewLines(ports: PreviewPorts, run: MassRun): Promise<PreviewStep> {
  const { lines, sirets, filter = {} } = run.task;
  if (lines) return previewGiven(ports, run, lines);
  return sirets ? previewSirets(ports, run, sirets) : previewFilter(ports, run, filter);
}

async function previewGiven(ports: PreviewPorts, run: MassRun, all: readonly string[]): Promise<PreviewStep> {
  const given = all.slice(run.previewed, run.previewed + atOnce);
  const matches = await findGiven(ports, given);
  // One after the other: a line may repeat the one before.
  for (const [step, text] of given.entries()) {
    const line = await givenLine(ports, run, { index: run.previewed + step, given: text, file: matches[step] });
    await ports.massRuns.putLines([line]);
  }
  const previewed = run.previewed + given.length;
  return { previewed, isThrough: previewed >= all.length };
}

/** By id, or by number however it is spaced. */
async function findGiven({ repairs }: PreviewPorts, given: readonly string[]) {
  const numbers = given.map(numberIn);
  const [byId, byNumber] = await Promise.all([
    repairs.byIds(given.filter((_, step) => numbers[step] === undefined)),
    repairs.byFileNumbers(numbers.filter((number) => number !== undefined)),
  ]);
  return given.map((text, step) =>
    numbers[step] === undefined
      ? byId.find(({ id }) => id === text)
      : byNumber.find(({ fileNumber }) => fileNumber === numbers[step]),
  );
}

function numberIn(text: string): string | undefined {
  const parsed = parseFileNumber(text);
  return parsed && formatFileNumber(parsed);
}

interface Given {
  readonly index: number;
  readonly given: string;
  readonly file: RepairRecord | undefined;
}

async function givenLine(ports: PreviewPorts, run: MassRun, { index, given, file }: Given): Promise<MassLine> {
  if (!file) return { runId: run.id, index, given, result: 'unknown' };
  const line = await lineOf(ports, run, index, { given, file });
  return (await ports.massRuns.isNamedBefore(run.id, file.id, index)) ? { ...line, result: 'repeated' } : line;
}
