import type { MassLine } from '@alveole/persistence';
import type { MassRun } from '../record/mass-run.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { lineVerdict } from './line-verdict.ts';
import type { VerdictPorts } from './line-verdict.ts';

/** A line that names a file, with what the rules say of it. */
export async function lineOf(
  ports: VerdictPorts,
  run: MassRun,
  index: number,
  { given, file }: { readonly given: string; readonly file: RepairRecord },
): Promise<MassLine> {
  const name = [file.fileNumber, file.entityName].filter(Boolean).join(' · ');
  const { id: targetId, premiumCents } = file;
  return { runId: run.id, index, given, targetId, name, premiumCents, ...(await lineVerdict(ports, file, run)) };
}
