import { massToolIdentifier } from '@alveole/validation';
import { rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { MassLine } from '@alveole/persistence';
import type { PreviewStep } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { filterFor } from '../list-establishments/list-establishments.ts';
import type { Establishment } from '../record/establishment.ts';
import type { MassFilter, MassRun } from '../record/mass-run.ts';
import { lineVerdict } from './line-verdict.ts';

export type PreviewPorts = Pick<EnrolmentPorts, 'establishments' | 'massRuns'>;

const atOnce = 100;

/** Looks at the next lines of a run and writes what would become of each; establishments are read only. */
export async function previewLines(ports: PreviewPorts, run: MassRun): Promise<PreviewStep> {
  const { lines, filter = {} } = run.task;
  return lines ? previewGiven(ports, run, lines) : previewFilter(ports, run, filter);
}

async function previewGiven(ports: PreviewPorts, run: MassRun, all: readonly string[]): Promise<PreviewStep> {
  const given = all.slice(run.previewed, run.previewed + atOnce);
  // One after the other: a line may repeat the one before.
  for (const [step, text] of given.entries()) {
    const matches = await findGiven(ports, text);
    await ports.massRuns.putLines([await lineOf(ports, run, run.previewed + step, text, matches)]);
  }
  const previewed = run.previewed + given.length;
  return { previewed, isThrough: previewed >= all.length };
}

async function previewFilter(ports: PreviewPorts, run: MassRun, filter: MassFilter): Promise<PreviewStep> {
  const page = await ports.establishments.page(filterFor({ kind: undefined, ...filter }, run.caller), run.behind);
  const lines = page.map((found, step) => seenLine(run, run.previewed + step, found.id, found));
  await ports.massRuns.putLines(lines);
  const last = page.at(-1);
  return {
    previewed: run.previewed + page.length,
    behind: last && cursorAfter({ _id: last.id, date: last.createdAt }),
    isThrough: page.length < rowsPerPage,
  };
}

/** By id, or by SIRET, RNA or entry of the register as somebody types it. */
async function findGiven({ establishments }: PreviewPorts, text: string): Promise<Establishment | undefined> {
  const byId = await establishments.byId(text);
  const stored = massToolIdentifier(text);
  return byId ?? (stored === undefined ? undefined : establishments.bySiret(stored));
}

async function lineOf(
  { massRuns }: PreviewPorts,
  run: MassRun,
  index: number,
  given: string,
  found: Establishment | undefined,
): Promise<MassLine> {
  if (!found) return { runId: run.id, index, given, result: 'unknown' };
  const line = seenLine(run, index, given, found);
  return (await massRuns.isNamedBefore(run.id, found.id, index)) ? { ...line, result: 'repeated' } : line;
}

function seenLine(run: MassRun, index: number, given: string, found: Establishment): MassLine {
  const { companyName, commercialName } = found.profile;
  const name = commercialName ?? companyName ?? '';
  return { runId: run.id, index, given, targetId: found.id, name, ...lineVerdict(found, run.caller) };
}
