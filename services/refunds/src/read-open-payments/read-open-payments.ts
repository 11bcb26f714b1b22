import { appError } from '@alveole/contracts';
import type { OpenPayments } from '@alveole/contracts/refund';
import { publishesPayments, shownPerPage } from '@alveole/domain';
import type { Place } from '@alveole/persistence';
import type { KnownCampaign } from '../outside/ask-campaign.ts';
import type { RefundsPorts } from '../ports.ts';
import type { PaymentSearch, ShownPayment } from '../store/published-payment-store.ts';

export type OpenPaymentsPorts = Pick<RefundsPorts, 'publishedPayments' | 'askCampaign'>;

/** One page of the payments that anybody may read, with the sum of all that match. Throws NotFoundException where the campaign publishes none. */
export async function readOpenPayments(
  ports: OpenPaymentsPorts,
  search: PaymentSearch,
  after?: string,
): Promise<OpenPayments> {
  await publishingCampaign(ports);
  const { publishedPayments } = ports;
  const [rows, sum, others, choices] = await Promise.all([
    publishedPayments.page(search, after === undefined ? undefined : placeOf(after)),
    publishedPayments.sumOf(search),
    publishedPayments.sumOfOthers(),
    publishedPayments.choices(),
  ]);
  const shown = rows.slice(0, shownPerPage);
  const last = shown.at(-1);
  return {
    payments: shown.map(paymentToWire),
    ...(rows.length > shown.length && last && { next: `${last.lastDay},${last.paymentId}` }),
    count: sum.count,
    amount_cents: sum.cents,
    others_cents: others.cents,
    departments: [...choices.departments],
    years: [...choices.years],
  };
}

/** The campaign, where it publishes payments by shop today. Throws NotFoundException elsewhere. */
export async function publishingCampaign({ askCampaign }: OpenPaymentsPorts): Promise<KnownCampaign> {
  const campaign = await askCampaign();
  if (publishesPayments(campaign.current)) return campaign;
  throw appError('NotFoundException', 'Ce programme ne publie pas les versements par établissement.');
}

export function placeOf(cursor: string): Place {
  const [text = '', id = ''] = cursor.split(',');
  return { text, id };
}

function paymentToWire(payment: ShownPayment): OpenPayments['payments'][number] {
  return {
    payment_id: payment.paymentId,
    shop_name: payment.name,
    siret: payment.siret,
    rna: payment.rna,
    city: payment.city,
    department: payment.department,
    funder: payment.funderId,
    first_day: payment.firstDay,
    last_day: payment.lastDay,
    amount_cents: payment.cents,
    files: payment.files,
  };
}
