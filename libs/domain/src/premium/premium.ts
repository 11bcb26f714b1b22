import type { Campaign } from '../campaign/campaign.ts';
import type { InvoiceAmounts } from '../repair/apply-step.ts';
import { vatOn, type VatRate } from './vat-rate.ts';

/** Persons of one session (1 to 3). */
export type Participants = 1 | 2 | 3;

/**
 * The premium of a repair, in cents excluding tax: the invoiced amount, up to the campaign's cap.
 * @param invoiceCents the invoice's amount excluding tax, a whole number of cents above 0
 */
export function repairPremium(invoiceCents: number, campaign: Campaign): number {
  return Math.min(requireCents(invoiceCents), campaign.repairCapCents);
}

export interface LeftToPay {
  /** What remains of the amount excluding tax once the premium is deducted. */
  readonly netCents: number;
  /** Value-added tax on the whole invoice, which no premium covers. */
  readonly vatCents: number;
  /** What the person pays, tax included. */
  readonly totalCents: number;
}

/** What a person still pays for a repair, of a shop with this tax: 10 € excluding tax leaves 2 €, 125 € leaves 100 € (repairs §1). */
export function leftToPay(invoiceCents: number, campaign: Campaign, rate?: VatRate): LeftToPay {
  return fileLeftToPay(repairAmounts(invoiceCents, campaign), campaign, rate);
}

/** The premium of a session for each of its participants, in cents excluding tax. */
export function sessionPremium(participants: Participants, campaign: Campaign): number {
  return campaign.sessionPremiumsCents[participants];
}

/** What each participant of a session pays where the structure is subject to VAT: the tax alone. */
export function sessionLeftToPay(participants: Participants, campaign: Campaign, rate?: VatRate): LeftToPay {
  return fileLeftToPay(sessionAmounts(participants, campaign), campaign, rate);
}

/** What an invoice of a repair is worth: the typed amount and its premium. */
export function repairAmounts(invoiceCents: number, campaign: Campaign): InvoiceAmounts {
  return { invoiceCents, premiumCents: repairPremium(invoiceCents, campaign) };
}

/** What the invoice of a session is worth to each participant: the premium is the whole amount. */
export function sessionAmounts(participants: Participants, campaign: Campaign): InvoiceAmounts {
  const premiumCents = sessionPremium(participants, campaign);
  return { invoiceCents: premiumCents, premiumCents };
}

/** The number of persons of a session; every other value means one (repairs §5). */
export function sessionParticipants(value: unknown): Participants {
  return value === 2 || value === 3 ? value : 1;
}

/** Back from a session's premium in cents to its number of persons: the premium of 3, of 2, else 1. */
export function participantsOfPremium(premiumCents: number, campaign: Campaign): Participants {
  const groups: readonly Participants[] = [3, 2];
  return groups.find((participants) => campaign.sessionPremiumsCents[participants] === premiumCents) ?? 1;
}

/**
 * What a person still pays of a file's invoice, by the premium that the file has.
 * @param rate what the shop charges; the campaign's where it has not said
 */
export function fileLeftToPay(
  { invoiceCents, premiumCents }: InvoiceAmounts,
  campaign: Pick<Campaign, 'vatPercent'>,
  rate?: VatRate,
): LeftToPay {
  const netCents = invoiceCents - premiumCents;
  const vatCents = vatOn(invoiceCents, rate, campaign);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

function requireCents(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('An amount is a whole number of cents above 0');
  return cents;
}
