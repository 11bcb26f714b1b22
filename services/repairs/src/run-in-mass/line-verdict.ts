import { decideMassLine } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import type { MassRun } from '../record/mass-run.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { staffActorOf } from '../wire/actors.ts';

export type Verdict = Pick<MassLine, 'result' | 'reason'>;

/** What the rules say of an act on one file, before anything is written. */
export function lineVerdict(file: RepairRecord, { task, caller }: Pick<MassRun, 'task' | 'caller'>): Verdict {
  const ruled = { ...file, refundLocked: file.refundLock !== undefined };
  const decided = decideMassLine(ruled, task, staffActorOf(caller));
  return decided.ok ? { result: decided.value } : { result: 'refused', reason: decided.refusal.explanation };
}
