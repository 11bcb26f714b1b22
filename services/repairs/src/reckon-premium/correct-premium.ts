import { correctShares, isRepair, RulesError } from '@alveole/domain';
import type {
  Campaign,
  Funder,
  GrantedPremium,
  PaidPremium,
  PremiumShare,
  RuledAmounts,
  Situation,
} from '@alveole/domain';
import { rulesOf } from '@alveole/rules';
import type { RepairRecord } from '../record/repair-record.ts';

type PaidFile = Pick<RepairRecord, 'history' | 'invoiceCents' | 'kind' | 'premiumCents' | 'shares'>;

/** The premium of a paid file as it stands, with what campaigns that add to its own gave it. */
export function paidPremiumOf(file: PaidFile): PaidPremium {
  const { kind, invoiceCents, premiumCents = 0 } = file;
  return { kind, premiumCents, invoiceCents, supplementCents: supplementCentsOf(file) };
}

/** What corrections of a paid premium changed, together, in signed cents. */
export function adjustmentCentsOf({ history }: Pick<RepairRecord, 'history'>): number {
  return history.reduce((sum, { details: { adjustmentCents = 0 } }) => sum + adjustmentCents, 0);
}

/** The shares of a file whose premium was corrected. None where the programme pays alone. */
export function correctedShares(
  premiumCents: number,
  file: PaidFile,
  campaign: Campaign,
): readonly PremiumShare[] | undefined {
  return campaign.funders && correctShares(premiumCents, file.shares ?? [], campaign, grantedOf(file, campaign));
}

/** What the rules gave for the invoice that counts: of invoices of earlier versions, everything is the first campaign's. */
function grantedOf(file: PaidFile, campaign: Campaign): GrantedPremium {
  const { premiumCents = 0, reckoning } = invoiceOf(file) ?? {};
  const firstCents = premiumCents - supplementCentsOf(file);
  // Rules of shares are about an invoice: who pays by one pays nothing of a session.
  if (reckoning === undefined || !isRepair(file)) return { firstCents, ruledAmounts: new Map() };
  const supplementIds = new Set(reckoning.supplements?.map(({ campaignId }) => campaignId));
  const isPaying = ({ campaignId }: Funder) => campaignId === undefined || supplementIds.has(campaignId);
  const payingIds = new Set(campaign.funders?.filter(isPaying).map(({ id }) => id));
  const amounts = [...amountsOf(file, campaign, reckoning.situation)].filter(([funderId]) => payingIds.has(funderId));
  return { firstCents, ruledAmounts: new Map(amounts) };
}

/** As the rules say; the shares of before where they have no amount. */
function amountsOf(file: PaidFile, campaign: Campaign, situation: Situation): RuledAmounts {
  try {
    return rulesOf(campaign).ruledAmounts(situation);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return new Map((file.shares ?? []).map(({ funderId, cents }) => [funderId, cents]));
  }
}

function supplementCentsOf(file: PaidFile): number {
  return invoiceOf(file)?.reckoning?.supplements?.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
}

/** The newest invoice that was reckoned. */
function invoiceOf({ history }: PaidFile) {
  return history.findLast(({ details }) => details.reckoning !== undefined)?.details;
}
