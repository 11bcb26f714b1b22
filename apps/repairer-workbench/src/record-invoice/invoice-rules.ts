import { sessionParticipants } from '@alveole/domain';
import type { Participants } from '@alveole/domain';
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
