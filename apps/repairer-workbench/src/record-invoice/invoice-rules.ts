import { sessionParticipants } from '@alveole/domain';
import type { InvoicedSituation, Participants, Situation } from '@alveole/domain';
import { amountFault, invoiceChoiceFault } from '@alveole/validation';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';

/** Why the invoice cannot be sent yet; undefined once it can. */
export function invoiceFault({ cents, document }: InvoiceDraft, isSession: boolean): string | undefined {
  return (isSession ? undefined : amountFault(cents)) ?? invoiceChoiceFault(document);
}

/** 1, 2 or 3 persons. */
export function participantsOf({ participants }: Pick<InvoiceDraft, 'participants'>): Participants {
  return sessionParticipants(Number(participants));
}

/** Whether an invoice can have the amount of the draft. */
export function isAmountTyped(draft: Pick<InvoiceDraft, 'cents'>): boolean {
  return draft.cents !== null && amountFault(draft.cents) === undefined;
}

/** What the rules are asked about a repair; undefined while it has no amount. */
export function invoicedSituationOf(draft: InvoiceDraft, situation: Situation): InvoicedSituation | undefined {
  const { cents } = draft;
  return cents !== null && isAmountTyped(draft) ? { ...situation, invoiceCents: cents } : undefined;
}
