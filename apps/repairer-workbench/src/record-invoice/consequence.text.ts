import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession, sessionPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { reckonedOf } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { digitsText, nameText } from '../show-file/file.text.ts';
import { netText } from '../show-file/invoice.text.ts';
import { participantsOf } from './invoice-rules.ts';

type ReplacedFile = Pick<RepairRowView, 'kind' | 'vatRate' | 'person' | 'fileNumber' | 'invoiceCents'>;

interface Replacement {
  readonly campaign: Campaign;
  /** What the rules give for the new amount of a repair. */
  readonly reckoning: Reckoning;
}

/** Whose invoice is replaced, in which file, and by which amount; empty while there is no amount. */
export function consequenceText(draft: InvoiceDraft, file: ReplacedFile, { campaign, reckoning }: Replacement): string {
  const subject = `${nameText(file.person)}, dossier ${digitsText(file)}\u00a0:`;
  if (isSession(file)) {
    const participants = participantsOf(draft);
    return `${subject} la nouvelle facture, d’une séance à ${participants} ${participants === 1 ? 'personne' : 'personnes'}, remplace l’actuelle. L’aide est de ${formatEuros(sessionPremium(participants, campaign))}.`;
  }
  if (draft.cents === null || amountFault(draft.cents) !== undefined) return '';
  const { vatRate, invoiceCents } = file;
  const former = invoiceCents === undefined ? 'l’actuelle' : `celle de ${netText(invoiceCents, vatRate)}`;
  return `${subject} la facture de ${netText(draft.cents, vatRate)} remplace ${former}. ${aidText(reckoning)}`;
}

function aidText(reckoning: Reckoning): string {
  const reckoned = reckonedOf(reckoning);
  return reckoned
    ? `L’aide calculée est de ${formatEuros(reckoned.amounts.premiumCents)}.`
    : 'L’aide est calculée à l’envoi.';
}
