import { funderNameOf, funderSiretOf, passesSiretControl, shownPerPage, soleFunderId } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { KnownCampaign } from '../outside/ask-campaign.ts';
import type { RefundsPorts } from '../ports.ts';
import type { ShownPayment } from '../store/published-payment-store.ts';

/** A row of the schema « subventions » 2.1.1, its columns in their order; empty where a column has nothing to say. */
export type SubsidyRow = Readonly<Record<(typeof subsidyColumns)[number], string>>;

export const subsidyColumns = [
  'nomAttribuant',
  'idAttribuant',
  'dateConvention',
  'referenceDecision',
  'nomBeneficiaire',
  'idBeneficiaire',
  'rnaBeneficiaire',
  'objet',
  'montant',
  'nature',
  'conditionsVersement',
  'datesPeriodeVersement',
  'idRAE',
  'notificationUE',
  'pourcentageSubvention',
  'dispositifAide',
] as const;

/** Characters of a subject that the schema takes. */
const longestSubject = 256;

/** Every payment that is shown as a row of the schema, a page at a time, newest first; those that the schema cannot hold are left out. */
export async function* subsidyRows(
  { publishedPayments }: Pick<RefundsPorts, 'publishedPayments'>,
  campaign: KnownCampaign,
): AsyncGenerator<readonly SubsidyRow[]> {
  for (let before; ;) {
    const payments: readonly ShownPayment[] = await publishedPayments.page({}, before);
    yield payments.flatMap((payment) => subsidyRowOf(payment, campaign) ?? []);
    const last = payments.at(-1);
    if (last === undefined || payments.length <= shownPerPage) return;
    before = { text: last.lastDay, id: last.paymentId };
  }
}

/** Undefined without a SIRET of who pays, or without any number of who is paid, both of which the schema requires. */
export function subsidyRowOf(payment: ShownPayment, { versions, current }: KnownCampaign): SubsidyRow | undefined {
  const { funderId, siret, rna, firstDay, lastDay } = payment;
  const naming = versions.findLast((version) => funderSiretOf(version, funderId) !== undefined);
  const idAttribuant = naming && funderSiretOf(naming, funderId);
  const idBeneficiaire = siret !== undefined && passesSiretControl(siret) ? siret : '';
  const rnaBeneficiaire = rna !== undefined && /^W\d{9}$/.test(rna) ? rna : '';
  if (naming === undefined || idAttribuant === undefined || !(idBeneficiaire || rnaBeneficiaire)) return undefined;
  const isSingle = payment.transfers === 1;
  return {
    nomAttribuant: nameOfFunder(naming, current, funderId),
    idAttribuant,
    dateConvention: payment.approvedOn,
    referenceDecision: '',
    nomBeneficiaire: payment.name,
    idBeneficiaire,
    rnaBeneficiaire,
    objet: `${current.name} : aides à des cyclistes, déduites de leur facture et remboursées`.slice(0, longestSubject),
    montant: (payment.cents / 100).toFixed(2),
    nature: 'aide en numéraire',
    conditionsVersement: isSingle ? 'unique' : 'échelonné',
    datesPeriodeVersement: isSingle ? firstDay : `${firstDay}/${lastDay}`,
    idRAE: '',
    notificationUE: 'non',
    pourcentageSubvention: '1.00',
    dispositifAide: '',
  };
}

/** A programme that pays alone is called as it is today. */
function nameOfFunder(naming: Campaign, current: Campaign, funderId: string): string {
  return funderNameOf(funderId === soleFunderId ? current : naming, funderId);
}
