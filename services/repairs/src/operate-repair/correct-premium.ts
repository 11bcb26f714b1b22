import { correctedPremium } from '@alveole/domain';
import { invalidField } from '../repair/refusals.ts';
import { requireCents } from './action-of.ts';
import type { DataOf, Effect, OperationContext } from './effect.ts';

/** FACCOR, FACVECOR: a signed adjustment of a paid premium, which stays between nothing and what the campaign grants at most. */
export function correctPremium({ ports, file }: OperationContext, data: DataOf<'FACCOR'>): Effect {
  const adjustment = requireCents('amount_to_refund', data.amount_to_refund);
  const toRefundCents = correctedPremium(file.toRefundCents ?? 0, [adjustment]);
  const most = file.gender === 0 ? ports.campaign.repairCapCents : ports.campaign.sessionPremiumsCents[1];
  if (toRefundCents < 0 || toRefundCents > most) throw invalidField('amount_to_refund', 'Invalid amount');
  return { details: { toRefundCents: adjustment }, set: { toRefundCents } };
}
