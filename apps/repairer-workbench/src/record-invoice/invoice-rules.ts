import { eurosOfCents, sessionParticipants } from '@alveole/domain';
import type { Participants } from '@alveole/domain';
import { amountInCents, chosenInvoice, faultOf } from '@alveole/validation';
import { z } from 'zod';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';

/** The rule of the typed amount, for the cents that the field gives. */
const amount = z
  .custom<number | null>(() => true)
  .transform(textOf)
  .pipe(amountInCents);

/** Why the amount is refused, in the specification's words. */
export function amountFault(cents: number | null): string | undefined {
  return faultOf(amount, cents);
}

/** Why the invoice cannot be sent yet; undefined once it can. */
export function invoiceFault({ cents, document }: InvoiceDraft, isSession: boolean): string | undefined {
  return (isSession ? undefined : amountFault(cents)) ?? faultOf(chosenInvoice, document);
}

/** 1, 2 or 3 persons. */
export function participantsOf({ participants }: Pick<InvoiceDraft, 'participants'>): Participants {
  return sessionParticipants(Number(participants));
}

/** Back to what was typed: the rule is written for text. */
function textOf(cents: number | null): string {
  if (cents === null) return '';
  return Number.isNaN(cents) ? '?' : String(eurosOfCents(cents));
}
