import { decideMassRepairRun } from '@alveole/domain';
import type { WorkPorts } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import type { Person } from '../record/people.ts';
import { staffActorOf } from '../wire/actors.ts';
import { applyLine } from './apply-line.ts';
import { previewLines } from './preview-lines.ts';

/** Whoever prepared the run, as long as he might prepare it anew. */
async function authorNow({ staffNow }: RepairsPorts, { caller, task }: MassRun): Promise<Person | undefined> {
  const person = await staffNow(caller.userId);
  const mayRun = person?.role === 'ADM' && decideMassRepairRun(task.act, staffActorOf(person)).ok;
  return mayRun ? person : undefined;
}

/** What the runs over files do. */
export function workOf(ports: RepairsPorts): WorkPorts<MassRun> {
  return {
    massRuns: ports.massRuns,
    now: ports.now,
    previewLines: (run) => previewLines(ports, run),
    applyLine: (run, line) => applyLine(ports, run, line),
    authorNow: (run) => authorNow(ports, run),
    startsItself: ({ task }) => task.startsItself === true,
  };
}
