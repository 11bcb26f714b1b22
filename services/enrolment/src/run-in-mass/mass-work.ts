import { decideMassTool } from '@alveole/domain';
import type { WorkPorts } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { MassRun } from '../record/mass-run.ts';
import { applyLine } from './apply-line.ts';
import type { ApplyPorts } from './apply-line.ts';
import { previewLines } from './preview-lines.ts';

/** Whoever prepared the run, as long as he might prepare it anew. */
async function authorNow(
  { staffNow }: Pick<EnrolmentPorts, 'staffNow'>,
  { caller }: MassRun,
): Promise<Caller | undefined> {
  const person = await staffNow(caller.userId);
  return person?.role === 'ADM' && decideMassTool(person).ok ? person : undefined;
}

/** What the runs over establishments do. */
export function workOf(
  ports: ApplyPorts & Pick<EnrolmentPorts, 'establishments' | 'massRuns' | 'staffNow' | 'now'>,
): WorkPorts<MassRun> {
  return {
    massRuns: ports.massRuns,
    now: ports.now,
    previewLines: (run) => previewLines(ports, run),
    authorNow: (run) => authorNow(ports, run),
    applyLine: (run, line) => applyLine(ports, run, line),
  };
}
