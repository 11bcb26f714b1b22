import type { RepairRowView, RepairView } from '@alveole/contracts/repair';
import { codeStandingOf, isSession, messageStandings, sessionAmounts } from '@alveole/domain';
import type { Campaign, InvoiceAmounts } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { reckonedOf } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { digitsText, nameText } from '../show-file/file.text.ts';
import { netText } from '../show-file/invoice.text.ts';
import { participantsOf } from './invoice-rules.ts';
import { texts } from './record-invoice.text.ts';

type ReplacedFile = Pick<RepairRowView, 'kind' | 'vatRate' | 'person' | 'fileNumber' | 'invoiceCents'> &
  Pick<RepairView, 'history' | 'sms' | 'confirmedInvoiceCents'>;

interface Replacement {
  readonly campaign: Campaign;
  /** What the rules give for the new amount of a repair. */
  readonly reckoning: Reckoning;
}

/** Whose invoice is replaced, in which file, by which amount, and what becomes of a code that was sent; empty while there is no amount. */
export function consequenceText(draft: InvoiceDraft, file: ReplacedFile, { campaign, reckoning }: Replacement): string {
  const subject = `${nameText(file.person)}, dossier ${digitsText(file)}\u00a0:`;
  if (isSession(file)) {
    const participants = participantsOf(draft);
    const amounts = sessionAmounts(participants, campaign);
    const session = `d’une séance à ${participants} ${participants === 1 ? 'personne' : 'personnes'}`;
    const aid = `L’aide est de ${formatEuros(amounts.premiumCents)}.`;
    return sentences(`${subject} la nouvelle facture, ${session}, remplace l’actuelle.`, aid, codeText(file, amounts));
  }
  if (draft.cents === null || amountFault(draft.cents) !== undefined) return '';
  const { vatRate, invoiceCents } = file;
  const former = invoiceCents === undefined ? 'l’actuelle' : `celle de ${netText(invoiceCents, vatRate)}`;
  const replacement = `${subject} la facture de ${netText(draft.cents, vatRate)} remplace ${former}.`;
  const amounts = { premiumCents: 0, ...reckonedOf(reckoning)?.amounts, invoiceCents: draft.cents };
  return sentences(replacement, aidText(reckoning), codeText(file, amounts));
}

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** A code confirms one amount, a link the aid too: what becomes of those that were sent once the invoice asks for others. */
function codeText({ history, sms, confirmedInvoiceCents }: ReplacedFile, amounts: InvoiceAmounts): string | undefined {
  if (confirmedInvoiceCents !== undefined && confirmedInvoiceCents !== amounts.invoiceCents) return texts.confirmAgain;
  const after = [...history, { operation: 'FAC', ...amounts } as const];
  const isCodeLost =
    codeStandingOf({ sms, history }) === 'awaited' && codeStandingOf({ sms, history: after }) === 'outdated';
  const isLinkLost = messageStandings(history).link === 'stands' && messageStandings(after).link === 'outdated';
  if (isCodeLost) return texts.codeLost;
  return isLinkLost ? texts.linkLost : undefined;
}

function aidText(reckoning: Reckoning): string {
  const reckoned = reckonedOf(reckoning);
  return reckoned
    ? `L’aide calculée est de ${formatEuros(reckoned.amounts.premiumCents)}.`
    : 'L’aide est calculée à l’envoi.';
}
