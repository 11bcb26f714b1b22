import type { HistoryEntryView } from '@alveole/contracts/repair';
import { formatCount } from '@alveole/ui';
import { amountText } from './file.text.ts';

/** « Facture de 125,00 € HT », or the persons of a session. */
export function invoiceText({ operation, invoiceCents, participants }: HistoryEntryView): string {
  if (operation === 'FACVE')
    return participants === undefined
      ? 'Facture de la séance'
      : `Facture d’une séance à ${formatCount(participants, 'personne')}`;
  const amount = amountText(invoiceCents);
  return amount ? `Facture de ${amount} HT` : 'Facture';
}
