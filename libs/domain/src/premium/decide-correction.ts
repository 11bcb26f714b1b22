import type { Campaign } from '../campaign/campaign.ts';
import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { isRepair, type RepairKind } from '../repair/kinds.ts';

/** The premium of a paid file as it stands, earlier corrections included. */
export interface PaidPremium {
  readonly kind: RepairKind;
  readonly premiumCents: number;
  /** Of its invoice, excluding tax; a session's is its premium and bounds nothing. */
  readonly invoiceCents?: number | undefined;
  /** What campaigns that add to its own gave it; absent: nothing. */
  readonly supplementCents?: number | undefined;
}

/** The most that a campaign grants one file of this kind, in cents: the cap of a repair, the premium of a session alone. */
export function highestPremium(kind: RepairKind, { repairCapCents, sessionPremiumsCents }: Campaign): number {
  return isRepair({ kind }) ? repairCapCents : sessionPremiumsCents[1];
}

/**
 * The premium after a signed adjustment (FACCOR, FACVECOR), in cents: never below nothing, nor above what the campaign
 * grants at most, nor above what the repair cost. Who may correct is for `decideRepair` to say.
 */
export function decideCorrection(
  { kind, premiumCents, invoiceCents, supplementCents = 0 }: PaidPremium,
  adjustmentCents: number,
  campaign: Campaign,
): Decision<number> {
  const newPremiumCents = premiumCents + adjustmentCents;
  const isGranted =
    Number.isSafeInteger(newPremiumCents) &&
    newPremiumCents >= 0 &&
    newPremiumCents <= highestPremium(kind, campaign) + supplementCents;
  if (!isGranted) return refuse(beyondTheCampaign);
  return isRepair({ kind }) && invoiceCents !== undefined && newPremiumCents > invoiceCents
    ? refuse(beyondTheInvoice)
    : accept(newPremiumCents);
}

/** The corrected premium would be negative, or above what the campaign grants. */
export const beyondTheCampaign: Refusal = {
  code: 'ValidationException',
  id: 'premium-beyond-the-campaign',
  message: 'amount_to_refund (INVALID): Invalid amount',
  explanation: 'La prime corrigée doit rester entre 0\u00a0€ et le plafond du programme',
};

/** The corrected premium would be above what the repair cost. */
export const beyondTheInvoice: Refusal = {
  code: 'ValidationException',
  id: 'premium-above-the-invoice',
  message: 'amount_to_refund (INVALID): Above the invoice',
  explanation: 'La prime corrigée ne peut pas dépasser le montant de la facture sans TVA',
};
