import type { WorkPorts } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import { applyLine } from './apply-line.ts';
import type { ApplyPorts } from './apply-line.ts';
import { previewLines } from './preview-lines.ts';

/** What the runs over establishments do. */
export function workOf(
  ports: ApplyPorts & Pick<EnrolmentPorts, 'establishments' | 'massRuns' | 'now'>,
): WorkPorts<MassRun> {
  return {
    massRuns: ports.massRuns,
    now: ports.now,
    previewLines: (run) => previewLines(ports, run),
    applyLine: (run, line) => applyLine(ports, run, line),
  };
}
