import type { HistoryEntryView } from '@alveole/contracts/repair';
import { isVatExempt } from '@alveole/domain';
import type { VatRate } from '@alveole/domain';
import { formatCount, formatEuros } from '@alveole/ui';

/** « 125,00 € HT »; of a shop without VAT, whose amounts have no « hors taxes », « 125,00 € ». */
export function netText(cents: number, vatRate: VatRate | undefined): string {
  return isVatExempt(vatRate) ? formatEuros(cents) : `${formatEuros(cents)} HT`;
}

/** « Facture de 125,00 € HT », or the persons of a session. */
export function invoiceText(
  { operation, invoiceCents, participants }: HistoryEntryView,
  vatRate: VatRate | undefined,
): string {
  if (operation === 'FACVE')
    return participants === undefined
      ? 'Facture de la séance'
      : `Facture d’une séance à ${formatCount(participants, 'personne')}`;
  return invoiceCents === undefined ? 'Facture' : `Facture de ${netText(invoiceCents, vatRate)}`;
}
