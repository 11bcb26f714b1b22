/** Where a batch of transfers stands, in the order that every batch takes. */
export const refundStates = ['drafted', 'approved', 'exported', 'confirmed'] as const;
export type RefundState = (typeof refundStates)[number];

/** States that a batch is led to; it begins as a draft. */
export type RefundTarget = Exclude<RefundState, 'drafted'>;
