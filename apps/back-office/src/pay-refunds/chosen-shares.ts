import type { RefundableView } from '@alveole/contracts/refund';

/** The shares of one funder that were ticked: what one batch pays, from one account. */
export interface FunderShares {
  /** Undefined where the programme pays alone. */
  readonly funderId: string | undefined;
  readonly shares: readonly RefundableView[];
  /** Integer cents. */
  readonly cents: number;
}

/** Shares by their funders, in the order in which these come first. */
export function byFunder(shares: readonly RefundableView[]): readonly FunderShares[] {
  const funderIds = [...new Set(shares.map(({ funderId }) => funderId))];
  return funderIds.map((funderId) => {
    const own = shares.filter((share) => share.funderId === funderId);
    return { funderId, shares: own, cents: own.reduce((sum, { amountCents }) => sum + amountCents, 0) };
  });
}
