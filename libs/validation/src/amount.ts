import { eurosOfCents, maxAmountCents } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { faultOf, textField } from './text.ts';
import { centsOfText, plainAmount } from './typed-amount.ts';

const amountMaxLength = 10;

/** The net amount of an invoice as typed; cents out. The services take the same amounts. */
export const amountInCents = textField(messages.amount).transform((text, context) => {
  const cents = centsOfText(text);
  const message = faultMessage(text, cents);
  if (cents !== undefined && message === undefined) return cents;
  context.issues.push({ code: 'custom', message: message ?? messages.amountFormat, input: text });
  return z.NEVER;
});

function faultMessage(text: string, cents: number | undefined): string | undefined {
  if (text.trim() === '') return messages.amount;
  if (cents === undefined) return messages.amountFormat;
  if (cents <= 0) return messages.amountPositive;
  const isTooLong = (plainAmount(text) ?? '').length > amountMaxLength || cents > maxAmountCents;
  return isTooLong ? messages.amountLength : undefined;
}

/**
 * Why an amount is refused that a field gives in cents; the rule is written for what is typed.
 * @param cents null of an empty field, NaN while what is typed is no amount
 */
export function amountFault(cents: number | null): string | undefined {
  if (cents === null) return faultOf(amountInCents, '');
  return faultOf(amountInCents, Number.isNaN(cents) ? '?' : String(eurosOfCents(cents)));
}
