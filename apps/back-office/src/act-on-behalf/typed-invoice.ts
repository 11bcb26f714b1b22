import { operationBody } from '@alveole/contracts/repair';
import type { RepairOperationInput, SentMedia } from '@alveole/contracts/repair';
import { sessionParticipants, sessionPremium } from '@alveole/domain';
import type { Campaign, InvoicedSituation, Situation } from '@alveole/domain';
import { reckonedOf } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';
import { amountFault, invoiceChoiceFault } from '@alveole/validation';

/** An invoice as staff types it. */
export interface TypedInvoice {
  readonly isSession: boolean;
  /** Cents excluding tax; NaN while what is typed is no amount. Of a repair alone. */
  readonly cents: number | null;
  /** Persons of a session, as the choice gives them. */
  readonly persons: '1' | '2' | '3';
  readonly media: SentMedia | undefined;
  /** Why staff changes what the beneficiary confirmed; empty where nobody says. */
  readonly reason?: string;
}

/** Why the amount is refused; a session has none. */
export function invoiceAmountFault({ isSession, cents }: TypedInvoice): string | undefined {
  return isSession ? undefined : amountFault(cents);
}

/** Why the document is refused. */
export function mediaFault({ media }: TypedInvoice): string | undefined {
  return invoiceChoiceFault(media);
}

/** What the rules are asked about a repair; undefined of a session, and while there is no amount. */
export function invoicedSituationOf(typed: TypedInvoice, situation: Situation): InvoicedSituation | undefined {
  const { isSession, cents } = typed;
  return isSession || cents === null || invoiceAmountFault(typed) !== undefined
    ? undefined
    : { ...situation, invoiceCents: cents };
}

/** What the invoice gives, in cents; undefined while there is no amount, and where the service reckons it. */
export function premiumOf(typed: TypedInvoice, campaign: Campaign, reckoning: Reckoning): number | undefined {
  if (typed.isSession) return sessionPremium(sessionParticipants(Number(typed.persons)), campaign);
  return reckonedOf(reckoning)?.amounts.premiumCents;
}

/** The operation that records it; undefined while something is missing. */
export function invoiceOperation(typed: TypedInvoice): RepairOperationInput | undefined {
  const { isSession, cents, persons, media, reason = '' } = typed;
  if (media === undefined || invoiceAmountFault(typed) !== undefined) return undefined;
  if (isSession) return operationBody.sessionInvoice(media, sessionParticipants(Number(persons)));
  return operationBody.invoice(media, cents ?? 0, { reason });
}

/** Whether another amount is typed than the beneficiary confirmed. */
export function isUnconfirmed(
  { isSession, cents }: TypedInvoice,
  confirmedCents: number | undefined,
): confirmedCents is number {
  return (
    !isSession && confirmedCents !== undefined && cents !== null && !Number.isNaN(cents) && cents !== confirmedCents
  );
}
