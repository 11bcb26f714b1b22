import { eurosOfCents, maxAmountCents } from '@alveole/domain';
import { messages } from './messages.ts';
import { centsOfText, plainAmount } from './typed-amount.ts';

const amountMaxLength = 10;

/** Why the net amount of an invoice is refused as it is typed. */
export function typedAmountFault(text: string): string | undefined {
  const cents = centsOfText(text);
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
  if (cents === null) return typedAmountFault('');
  return typedAmountFault(Number.isNaN(cents) ? '?' : String(eurosOfCents(cents)));
}
