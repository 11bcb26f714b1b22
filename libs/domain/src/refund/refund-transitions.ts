import type { RefundState, RefundTarget } from './batch-states.ts';

export type RefundAct = 'approve' | 'export' | 'confirm';

/** One step of a batch. */
export interface RefundTransition {
  readonly act: RefundAct;
  readonly from: RefundState;
  readonly to: RefundTarget;
  /** Money needs two people: whoever drafted a batch does not approve it. */
  readonly who: 'any-administrator' | 'another-than-the-drafter';
  /** For people, in docs/TRANSITIONS.md. */
  readonly reason: string;
}

/** A batch goes one way, a step at a time (settled §2). What is not here is refused. */
export const refundTransitions: readonly RefundTransition[] = [
  {
    act: 'approve',
    from: 'drafted',
    to: 'approved',
    who: 'another-than-the-drafter',
    reason: 'A second administrator has looked at it: files, sums and accounts are fixed',
  },
  {
    act: 'export',
    from: 'approved',
    to: 'exported',
    who: 'any-administrator',
    reason: 'The transfer file is handed to the bank',
  },
  {
    act: 'confirm',
    from: 'exported',
    to: 'confirmed',
    who: 'any-administrator',
    reason: 'The bank confirmed the transfer: the files are refunded',
  },
];

/** The step that a batch of this state waits for; undefined once it is paid. */
export function nextRefundStep(state: RefundState): RefundTransition | undefined {
  return refundTransitions.find(({ from }) => from === state);
}

/** The act that leads a batch to this state; the wire names a step by its end. */
export function refundActTo(target: RefundTarget): RefundAct {
  return (refundTransitions.find(({ to }) => to === target) as RefundTransition).act;
}
