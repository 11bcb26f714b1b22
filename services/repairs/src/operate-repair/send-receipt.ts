import { appError, events } from '@alveole/contracts';
import type { OperationData } from '@alveole/contracts/repair';
import { funderNameOf, isSession, receiptLimits } from '@alveole/domain';
import type { Campaign, PremiumShare } from '@alveole/domain';
import { adjustmentCentsOf } from '../reckon-premium/correct-premium.ts';
import type { Effect } from '../record/effect.ts';
import { vatRateOf } from '../record/invoice-vat.ts';
import type { Establishment } from '../record/people.ts';
import { repairEvent } from '../record/repair-events.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { OperationContext } from './effects.ts';

type ReceiptContext = Pick<OperationContext, 'ports' | 'file' | 'facts' | 'now' | 'requestId'>;

/**
 * RECU: the receipt leaves for the address that the beneficiary left with the programme, or for one that he names. The
 * history says whose address it was; the address itself travels sealed in the event alone.
 * Throws TooManyRequestsException when a receipt left a moment ago, or when the file had all of its receipts.
 */
export async function sendReceipt(
  { ports, file, facts, now, requestId }: ReceiptContext,
  { mail: namedMail }: OperationData['RECU'],
): Promise<Effect> {
  requireSpacing(file, now);
  const shop = await ports.establishments.known(file.entityId);
  const { invoiceCents = 0, premiumCents = 0, fileNumber, kind } = file; // A file that left status 0 has an invoice.
  const adjustmentCents = adjustmentCentsOf(file);
  const mail = namedMail ?? facts.mail;
  const vatRate = vatRateOf(file, shop);
  return {
    details: { receiptReader: mail === facts.mail ? 'beneficiary' : 'other' },
    events: (after) => [
      repairEvent(
        events.repairReceiptRequested,
        after,
        {
          repair_id: file.id,
          repair_rozo_id: fileNumber,
          gender: kind,
          sealed_mail: ports.codes.seal(mail as string), // The rule 'receipt-address' has refused an absent one.
          shop: shopOf(file, shop),
          ...(isSession(file) ? {} : { bike_brand: file.bike.brand }),
          net_cents: invoiceCents,
          to_refund_cents: premiumCents,
          ...(adjustmentCents === 0 ? {} : { adjustment_cents: adjustmentCents }),
          ...(vatRate && { taux_tva: vatRate }),
          vat_percent: ports.campaign.vatPercent,
          ...(file.receiptCode && { receipt_code: file.receiptCode }),
          // The shares of a corrected premium do not add up to the aid that was deducted.
          ...(file.shares && adjustmentCents === 0 && { funders: payersOf(file.shares, ports.campaign) }),
          confirmed_at: confirmedAt(file).toISOString(),
        },
        { now, requestId },
      ),
    ],
  };
}

/** Of a share that another funder pays in its place nothing is left. */
function payersOf(shares: readonly PremiumShare[], campaign: Pick<Campaign, 'funders' | 'name'>) {
  return shares
    .filter(({ cents }) => cents > 0)
    .map(({ funderId, cents }) => ({ funder_name: funderNameOf(campaign, funderId), cents }));
}

function shopOf({ entityName }: RepairRecord, shop: Establishment | undefined) {
  if (shop === undefined) return { name: entityName };
  const town = [shop.zip, shop.city].filter(Boolean).join(' ');
  const address = [shop.address, town].filter(Boolean).join(', ');
  return { name: shop.tradeName, siret: shop.siret, ...(address && { address }) };
}

/** When the customer last confirmed; a file that staff completed tells of its last change. */
function confirmedAt({ history, modifiedAt }: RepairRecord): Date {
  return history.findLast(({ code }) => code === 'VAL')?.recordedAt ?? modifiedAt;
}

function requireSpacing({ history }: RepairRecord, now: Date): void {
  const receipts = history.filter(({ code }) => code === 'RECU');
  const last = receipts.at(-1);
  const waitMs = last === undefined ? 0 : last.recordedAt.getTime() + receiptLimits.spacingMs - now.getTime();
  if (waitMs > 0)
    throw appError('TooManyRequestsException', 'A receipt was just sent for this repair.', {
      retryAfter: Math.ceil(waitMs / 1000),
    });
  if (receipts.length >= receiptLimits.perFile)
    throw appError('TooManyRequestsException', 'No more receipts can be sent for this repair.');
}
