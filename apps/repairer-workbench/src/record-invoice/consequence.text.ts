import { repairPremium, sessionPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';

/** What sending the invoice brings about, told before it is sent; empty while there is no amount. */
export function consequenceText(draft: InvoiceDraft, isSession: boolean, campaign: Campaign): string {
  if (isSession) {
    const participants = participantsOf(draft);
    return `La facture d’une séance à ${participants} ${participants === 1 ? 'personne' : 'personnes'} sera jointe au dossier. L’aide est de ${formatEuros(sessionPremium(participants, campaign))}.`;
  }
  if (draft.cents === null || amountFault(draft.cents) !== undefined) return '';
  return `La facture de ${formatEuros(draft.cents)} HT sera jointe au dossier. L’aide calculée est de ${formatEuros(repairPremium(draft.cents, campaign))}.`;
}
