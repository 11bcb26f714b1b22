/** The states that a batch passes through when nobody stops it, in their order. */
export const refundWay = ['drafted', 'approved', 'exported', 'confirmed'] as const;

/** Where a batch of transfers stands: on its way, or stopped as a draft, which frees its files. */
export const refundStates = [...refundWay, 'refused', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** States that a batch is led to; it begins as a draft. */
export type RefundTarget = Exclude<RefundState, 'drafted'>;

/** A draft that will never be paid: the approver refused it, or its drafter took it back. */
export type StoppedState = Extract<RefundState, 'refused' | 'withdrawn'>;

export function isStopped(state: RefundState): state is StoppedState {
  return state === 'refused' || state === 'withdrawn';
}
