import { formatCount } from '@alveole/ui';
import type { Evidence } from './evidence.ts';
import { eurosWords } from './money.ts';

/** « Facture de 125,00 € HT », or the persons of a session. */
export function invoiceTitle({ operation_code, operation_data: { amount_net, amount_id } }: Evidence): string {
  if (operation_code === 'FACVE')
    return amount_id === undefined
      ? 'Facture de la séance'
      : `Facture d’une séance à ${formatCount(amount_id, 'personne')}`;
  const amount = eurosWords(amount_net);
  return amount ? `Facture de ${amount} HT` : 'Facture';
}
