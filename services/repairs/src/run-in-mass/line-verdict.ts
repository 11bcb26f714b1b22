import { decideMassLine } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import type { MassRun } from '../record/mass-run.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { RepairsPorts } from '../ports.ts';
import { ruledSecondReview } from '../record/second-review.ts';
import { secondReviewOf } from '../store/second-review-of.ts';
import { staffActorOf } from '../wire/actors.ts';

export type VerdictPorts = Pick<RepairsPorts, 'repairs' | 'secondReview'>;

export type Verdict = Pick<MassLine, 'result' | 'reason'>;

/** What the rules say of an act on one file, before anything is written. */
export async function lineVerdict(
  ports: VerdictPorts,
  file: RepairRecord,
  { task, caller }: Pick<MassRun, 'task' | 'caller'>,
): Promise<Verdict> {
  const secondReview = task.act === 'validate' ? await secondReviewOf(ports, file) : { causes: [] };
  const ruled = { ...file, ...ruledSecondReview(secondReview), refundLocked: file.refundLocks !== undefined };
  const decided = decideMassLine(ruled, task, staffActorOf(caller));
  return decided.ok ? { result: decided.value } : { result: 'refused', reason: decided.refusal.explanation };
}
