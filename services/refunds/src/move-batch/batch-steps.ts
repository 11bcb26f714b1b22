import { appError } from '@alveole/contracts';
import type { RefundBatch, RefundState } from '../record/refund-batch.ts';

type Step = Exclude<RefundState, 'drafted'>;

/** A batch goes one way, a step at a time: an approved one may not change, a confirmed one is paid. */
const comesAfter: Readonly<Record<Step, RefundState>> = {
  approved: 'drafted',
  exported: 'approved',
  confirmed: 'exported',
};

/**
 * Refuses a step that a batch or a person may not take. Throws `TransitionRefusedException` for a state out of order,
 * `NotAuthorizedException` when the drafter approves: money needs two people.
 */
export function refuseWrongStep(batch: RefundBatch, step: Step, userId: string): void {
  if (batch.state !== comesAfter[step])
    throw appError('TransitionRefusedException', `A batch that is ${batch.state} cannot be ${step}.`);
  if (step === 'approved' && batch.draftedBy.userId === userId)
    throw appError('NotAuthorizedException', 'The approver is not the drafter.');
}
