import type { Campaign } from '../campaign/campaign.ts';
import type { InvoiceAmounts } from '../repair/apply-step.ts';
import type { Rules, Situation, UnmetCondition } from './rules.ts';
import { vatOn, type VatRate } from './vat-rate.ts';

/** Persons of one session (1 to 3). */
export type Participants = 1 | 2 | 3;

/** Rules may give nothing for a file, which then has no reason to be. */
export const noAid: UnmetCondition = {
  name: 'réparation . prime',
  sentence: 'Les règles du programme n’accordent aucune aide à ce dossier.',
};

export interface LeftToPay {
  /** What remains of the amount excluding tax once the premium is deducted. */
  readonly netCents: number;
  /** Value-added tax on the whole invoice, which no premium covers. */
  readonly vatCents: number;
  /** What the person pays, tax included. */
  readonly totalCents: number;
}

/** The premium of a session for each of its participants, in cents excluding tax. */
export function sessionPremium(participants: Participants, campaign: Campaign): number {
  return campaign.sessionPremiumsCents[participants];
}

/** What each participant of a session pays where the structure is subject to VAT: the tax alone. */
export function sessionLeftToPay(participants: Participants, campaign: Campaign, rate?: VatRate): LeftToPay {
  return fileLeftToPay(sessionAmounts(participants, campaign), campaign, rate);
}

/** What is known of a repair whose invoice has an amount. */
export type InvoicedSituation = Situation & { readonly invoiceCents: number };

/**
 * What an invoice of a repair is worth by the rules of its campaign: the typed amount and its premium, excluding tax.
 * @throws RulesError when the rules have no amount for this situation
 */
export function repairAmounts(situation: InvoicedSituation, rules: Pick<Rules, 'centsOf'>): InvoiceAmounts {
  const invoiceCents = requireCents(situation.invoiceCents);
  return { invoiceCents, premiumCents: rules.centsOf('repairPremium', situation) };
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
