import type { RefundState, RefundTarget, StoppedState } from './batch-states.ts';

/** What leads a batch on. */
export type RefundAdvance = 'approve' | 'export' | 'confirm';
/** What stops a draft. */
export type RefundStop = 'refuse' | 'withdraw';
export type RefundAct = RefundAdvance | RefundStop;

/** One step of a batch. */
export interface RefundTransition {
  readonly act: RefundAct;
  readonly from: RefundState;
  readonly to: RefundTarget;
  /** Money needs two people: whoever drafted a batch neither approves nor refuses it, and nobody else withdraws it. */
  readonly who: 'any-administrator' | 'another-than-the-drafter' | 'the-drafter';
  /** For people, in docs/TRANSITIONS.md. */
  readonly reason: string;
}

/** A batch goes one way, a step at a time, or stops as a draft (settled §2). What is not here is refused. */
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
  {
    act: 'refuse',
    from: 'drafted',
    to: 'refused',
    who: 'another-than-the-drafter',
    reason: 'A second administrator found it wrong and says why: its files are free for another batch',
  },
  {
    act: 'withdraw',
    from: 'drafted',
    to: 'withdrawn',
    who: 'the-drafter',
    reason: 'Its drafter takes it back: its files are free for another batch',
  },
];

const advances: readonly RefundAct[] = ['approve', 'export', 'confirm'] satisfies RefundAdvance[];

/** A step on the way to the payment. */
export interface RefundStepAhead extends RefundTransition {
  readonly act: RefundAdvance;
  readonly to: Exclude<RefundTarget, StoppedState>;
}

/** The step that a batch of this state waits for; undefined once it is paid or stopped. */
export function nextRefundStep(state: RefundState): RefundStepAhead | undefined {
  return refundTransitions.find((one): one is RefundStepAhead => one.from === state && advances.includes(one.act));
}

/** The act that leads a batch to this state; the wire names a step by its end. */
export function refundActTo(target: RefundTarget): RefundAct {
  return (refundTransitions.find(({ to }) => to === target) as RefundTransition).act;
}
