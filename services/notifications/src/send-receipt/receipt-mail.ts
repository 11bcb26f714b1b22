import {
  correctionForClient,
  customerSum,
  formatEuros,
  isSession,
  isVatExempt,
  receiptTitles,
  vatExemption,
  zonedFormat,
} from '@alveole/domain';
import type { RepairKind, VatRate } from '@alveole/domain';
import { displayReceiptCode } from '@alveole/transparency';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

const day = zonedFormat('fr', { dateStyle: 'long' });

/** What a receipt says. It names no person: an address that was typed wrongly tells a stranger nothing of the customer. */
export interface Receipt {
  readonly mail: string;
  readonly fileNumber: string;
  readonly kind: RepairKind;
  readonly shop: {
    readonly name: string;
    readonly address?: string | undefined;
    readonly siret?: string | undefined;
  };
  /** Absent of a session. */
  readonly bikeBrand?: string | undefined;
  readonly invoiceCents: number;
  readonly premiumCents: number;
  /** Signed cents of what corrections changed of it since the client paid. */
  readonly adjustmentCents?: number | undefined;
  readonly vatRate?: VatRate | undefined;
  /** The rate of the campaign, for a shop that has not said its own. */
  readonly vatPercent: number;
  /** By which the client finds the file in the public accounts; absent of files of earlier versions. */
  readonly receiptCode?: string | undefined;
  /** Who pays the aid, share by share; none where the programme does alone. */
  readonly payers: readonly { readonly name: string; readonly cents: number }[];
  readonly confirmedAt: Date;
}

/** What the customer takes along of a closed file: shop, file, amounts, the tax or why there is none. */
export function receiptMail(receipt: Receipt, programmeName: string): Message {
  const { mail, kind, shop, fileNumber, bikeBrand, confirmedAt, vatRate, vatPercent } = receipt;
  const title = isSession({ kind }) ? receiptTitles.session : receiptTitles.repair;
  const { invoiceCents, premiumCents, adjustmentCents, receiptCode, payers } = receipt;
  const file = { invoiceCents, premiumCents, adjustmentCents, vatRate };
  const correction = correctionForClient(file);
  return greetingMail({
    template: 'receipt',
    to: mail,
    subject: `${title}, ${shop.name}`,
    paragraphs: [
      `Voici le reçu que ${shop.name} vous envoie.`,
      [shop.name, shop.address, shop.siret && `SIRET ${shop.siret}`].filter(Boolean).join('\n'),
      [`Dossier ${fileNumber}`, bikeBrand && `Vélo ${bikeBrand}`, day.format(confirmedAt)].filter(Boolean).join(' · '),
      ...listed(customerSum(file, { vatPercent }).map(({ label, value }) => `${label}\u00a0: ${value}`)),
      ...listed(payers.map(({ name, cents }) => `Aide payée par ${name}\u00a0: ${formatEuros(cents)}`)),
      ...(correction === undefined ? [] : [correction]),
      ...(isVatExempt(vatRate) ? [`${vatExemption}.`] : []),
      ...(receiptCode ? [codeText(receiptCode)] : []),
      `L’aide est déduite de la facture. Le programme ${programmeName} la verse au professionnel\u00a0: vous n’avez rien à avancer.`,
      'Ce reçu ne remplace pas la facture. Si vous n’êtes pas concerné, ignorez ce message\u00a0: votre adresse n’a pas été gardée.',
    ],
  });
}

const codeText = (receiptCode: string): string =>
  `Code du reçu\u00a0: ${displayReceiptCode(receiptCode)}. Avec le numéro du dossier, il permet de retrouver cette aide dans les comptes publics du programme, page «\u00a0Vérifier les comptes\u00a0».`;
