import { withoutAbsent } from '../values/without-absent.ts';
import type { OpenPayments } from './open-payments-routes.ts';

/** What one funder paid to one shop, for five files at least. */
export interface OpenPaymentView {
  readonly paymentId: string;
  readonly shopName: string;
  readonly siret?: string;
  readonly rna?: string;
  readonly city?: string;
  readonly department: string;
  readonly funderId: string;
  /** YYYY-MM-DD; the same day where one transfer paid it. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Integer cents. */
  readonly cents: number;
  readonly files: number;
}

export interface OpenPaymentsView {
  readonly payments: readonly OpenPaymentView[];
  /** Of the next page; absent on the last one. */
  readonly next?: string;
  /** On all pages. */
  readonly count: number;
  readonly cents: number;
  /** Paid to shops that are not named, or for too few files yet. */
  readonly othersCents: number;
  readonly departments: readonly string[];
  readonly years: readonly string[];
}

export function openPaymentsViewOf(answer: OpenPayments): OpenPaymentsView {
  const { payments, next, count, departments, years } = answer;
  return {
    payments: payments.map(paymentViewOf),
    ...(next !== undefined && { next }),
    count,
    cents: answer.amount_cents,
    othersCents: answer.others_cents,
    departments,
    years,
  };
}

function paymentViewOf(payment: OpenPayments['payments'][number]): OpenPaymentView {
  return withoutAbsent({
    paymentId: payment.payment_id,
    shopName: payment.shop_name,
    siret: payment.siret,
    rna: payment.rna,
    city: payment.city,
    department: payment.department,
    funderId: payment.funder,
    firstDay: payment.first_day,
    lastDay: payment.last_day,
    cents: payment.amount_cents,
    files: payment.files,
  });
}
