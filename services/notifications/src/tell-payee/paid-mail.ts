import { formatEuros, zonedFormat } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** What a transfer paid for one file. */
export interface PaidFile {
  readonly fileNumber: string;
  /** Integer cents; below zero where too much was paid before. */
  readonly cents: number;
}

/** A transfer that reached its account. */
export interface PaidTransfer {
  /** Its end-to-end id, as the account statement shows it. */
  readonly reference: string;
  readonly cents: number;
  readonly files: readonly PaidFile[];
  readonly paidAt: Date;
}

/** As many files as a mail names before it counts the others. */
const maxNamed = 100;

const day = zonedFormat('fr-FR', { dateStyle: 'long' });

/** To the establishment that a transfer paid: one mail for all its files. */
export function paidMail(
  { to, name }: { readonly to: string; readonly name: string },
  { reference, cents, files, paidAt }: PaidTransfer,
  pages: Pick<Pages, 'payments'>,
): Message {
  const more = files.length - maxNamed;
  const lines = [...files.slice(0, maxNamed).map(lineOf), ...(more > 0 ? [`et ${more} autres dossiers`] : [])];
  return greetingMail({
    template: 'transfer-paid',
    to,
    subject: `Virement de ${formatEuros(cents)} – ${reference}`,
    paragraphs: [
      `La banque a confirmé le ${day.format(paidAt)} un virement de ${formatEuros(cents)} à ${name}, pour ${files.length > 1 ? 'ces dossiers' : 'ce dossier'}\u00a0:`,
      ...listed(lines),
      `Référence du virement, sur votre relevé de compte\u00a0: ${reference}`,
      `Le détail est dans « Mes virements »\u00a0: ${pages.payments}`,
    ],
  });
}

const lineOf = ({ fileNumber, cents }: PaidFile) =>
  cents < 0
    ? `${fileNumber}\u00a0: ${formatEuros(-cents)} retenus, versés en trop auparavant`
    : `${fileNumber}\u00a0: ${formatEuros(cents)}`;
