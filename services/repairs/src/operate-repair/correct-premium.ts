import { decideCorrection } from '@alveole/domain';
import { orRefuse } from '../wire/refusals.ts';
import { requireCents } from './action-of.ts';
import type { DataOf, Effect, OperationContext } from './effect.ts';

/** FACCOR, FACVECOR: a signed adjustment of a paid premium, which stays between nothing and what the campaign grants at most. */
export function correctPremium({ ports, file }: OperationContext, data: DataOf<'FACCOR'>): Effect {
  const adjustment = requireCents('amount_to_refund', data.amount_to_refund);
  const toRefundCents = orRefuse(
    decideCorrection({ kind: file.gender, premiumCents: file.toRefundCents ?? 0 }, adjustment, ports.campaign),
  );
  return { details: { toRefundCents: adjustment }, set: { toRefundCents } };
}
