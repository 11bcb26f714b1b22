import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession, repairPremium, sessionPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { netText } from '../show-file/invoice.text.ts';
import { participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';

/** What sending the invoice brings about, told before it is sent; empty while there is no amount. */
export function consequenceText(
  draft: InvoiceDraft,
  { kind, vatRate }: Pick<RepairRowView, 'kind' | 'vatRate'>,
  campaign: Campaign,
): string {
  if (isSession({ kind })) {
    const participants = participantsOf(draft);
    return `La facture d’une séance à ${participants} ${participants === 1 ? 'personne' : 'personnes'} sera jointe au dossier. L’aide est de ${formatEuros(sessionPremium(participants, campaign))}.`;
  }
  if (draft.cents === null || amountFault(draft.cents) !== undefined) return '';
  return `La facture de ${netText(draft.cents, vatRate)} sera jointe au dossier. L’aide calculée est de ${formatEuros(repairPremium(draft.cents, campaign))}.`;
}
