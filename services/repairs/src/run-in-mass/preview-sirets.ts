import { rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import type { PreviewStep } from '@alveole/service-kit';
import { massToolIdentifier } from '@alveole/validation';
import { z } from 'zod';
import type { MassRun } from '../record/mass-run.ts';
import { lineOf } from './line-of-file.ts';
import type { PreviewPorts } from './preview-lines.ts';

/** Which SIRET is looked at, which of its establishments, and behind which of its files. */
const position = z.strictObject({ siret: z.int(), shop: z.int(), behind: z.string().optional() });
type Position = z.output<typeof position>;

const noFile = 'Cet établissement n’a aucun dossier';

/** The next files of the establishments that a list of SIRETs names: a line each. */
export async function previewSirets(
  ports: PreviewPorts,
  run: MassRun,
  sirets: readonly string[],
): Promise<PreviewStep> {
  const at: Position = run.behind === undefined ? { siret: 0, shop: 0 } : position.parse(JSON.parse(run.behind));
  const given = sirets[at.siret] ?? '';
  const shops = await shopsOf(ports, given);
  const shop = shops[at.shop];
  const rows = shop === undefined ? [] : await ports.repairs.page({ entityId: shop }, { createdBefore: at.behind });
  const files = await ports.repairs.byIds(rows.map(({ id }) => id));
  const lines = [];
  for (const [step, file] of files.entries()) {
    const line = await lineOf(ports, run, run.previewed + step, { given, file });
    const isRepeated = await ports.massRuns.isNamedBefore(run.id, file.id, line.index);
    lines.push(isRepeated ? { ...line, result: 'repeated' as const } : line);
  }
  if (shop === undefined || (files.length === 0 && at.behind === undefined)) {
    const reason = shop === undefined ? {} : { reason: noFile };
    lines.push({ runId: run.id, index: run.previewed, given, result: 'unknown' as const, ...reason });
  }
  await ports.massRuns.putLines(lines);
  const last = rows.length < rowsPerPage ? undefined : rows.at(-1);
  const next = last
    ? { ...at, behind: cursorAfter({ _id: last.id, date: last.createdAt }) }
    : at.shop + 1 < shops.length
      ? { siret: at.siret, shop: at.shop + 1 }
      : { siret: at.siret + 1, shop: 0 };
  return {
    previewed: run.previewed + lines.length,
    behind: JSON.stringify(next),
    isThrough: next.siret >= sirets.length,
  };
}

/** Nine characters get their five W; an account that was closed and opened again has two establishments. */
async function shopsOf({ establishments }: PreviewPorts, typed: string): Promise<readonly string[]> {
  const siret = massToolIdentifier(typed);
  return siret === undefined ? [] : establishments.idsOfSiret(siret);
}
