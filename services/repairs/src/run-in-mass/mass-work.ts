import type { WorkPorts } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import { applyLine } from './apply-line.ts';
import { previewLines } from './preview-lines.ts';

/** What the runs over files do. */
export function workOf(ports: RepairsPorts): WorkPorts<MassRun> {
  return {
    massRuns: ports.massRuns,
    now: ports.now,
    previewLines: (run) => previewLines(ports, run),
    applyLine: (run, line) => applyLine(ports, run, line),
    startsItself: ({ task }) => task.startsItself === true,
  };
}
