import type { Campaign } from '../campaign/campaign.ts';
import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { isRepair, type RepairKind } from '../repair/kinds.ts';

/** The premium of a paid file as it stands, earlier corrections included. */
export interface PaidPremium {
  readonly kind: RepairKind;
  readonly premiumCents: number;
}

/** The most that one file can be granted, in cents: the cap of a repair, the premium of a session alone. */
export function highestPremium(kind: RepairKind, campaign: Campaign): number {
  return isRepair({ kind }) ? campaign.repairCapCents : campaign.sessionPremiumsCents[1];
}

/**
 * The premium after a signed adjustment (FACCOR, FACVECOR), in cents: never below nothing nor above what the campaign
 * grants at most. Who may correct is for `decideRepair` to say.
 */
export function decideCorrection(
  { kind, premiumCents }: PaidPremium,
  adjustmentCents: number,
  campaign: Campaign,
): Decision<number> {
  const corrected = premiumCents + adjustmentCents;
  const isGranted = Number.isSafeInteger(corrected) && corrected >= 0 && corrected <= highestPremium(kind, campaign);
  return isGranted ? accept(corrected) : refuse(beyondTheCampaign);
}

/** The corrected premium would be negative, or above what the campaign grants. */
export const beyondTheCampaign: Refusal = {
  code: 'ValidationException',
  message: 'amount_to_refund (INVALID): Invalid amount',
  explanation: 'La prime corrigée doit rester entre 0\u00a0€ et le plafond du programme',
};
