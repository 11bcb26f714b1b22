import { accept, refuse, type Decision } from '../decision.ts';
import type { RefundState, RefundTarget } from './batch-states.ts';
import { foreignDraft, ownDraft, ownDraftRefused, wrongRefundStep } from './refund-refusals.ts';
import { refundTransitions, type RefundAct, type RefundTransition } from './refund-transitions.ts';

/** What the rules need to know of a batch. */
export interface RuledBatch {
  readonly state: RefundState;
  /** The administrator who drafted it, by id: two people may bear one name. */
  readonly drafterId: string;
}

/** An administrator; the contract's calls let nobody else in. */
export interface RefundActor {
  readonly userId: string;
}

export interface RefundStep {
  readonly from: RefundState;
  readonly to: RefundTarget;
}

/** Whether a person may take a batch a step further, or stop it. The same function greys the button and guards the service. */
export function decideRefund(batch: RuledBatch, act: RefundAct, actor: RefundActor): Decision<RefundStep> {
  const transition = refundTransitions.find((candidate) => candidate.act === act) as RefundTransition;
  const { from, to, who } = transition;
  if (batch.state !== from) return refuse(wrongRefundStep(batch.state, to));
  const isOwn = batch.drafterId === actor.userId;
  if (who === 'another-than-the-drafter' && isOwn) return refuse(act === 'refuse' ? ownDraftRefused : ownDraft);
  if (who === 'the-drafter' && !isOwn) return refuse(foreignDraft);
  return accept({ from, to });
}
