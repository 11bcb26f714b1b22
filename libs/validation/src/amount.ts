import { z } from 'zod';
import { messages } from './messages.ts';
import { textField } from './text.ts';

export const amountMaxLength = 10;

/** An amount typed in euros, comma or point, at most two decimals, to whole cents. Undefined when it is none. Exact: no floating point. */
export function toCents(text: string): number | undefined {
  const match = /^(\d{1,10})(?:[.,](\d{0,2}))?$/.exec(compactAmount(text));
  if (match === null) return undefined;
  const [, euros = '', decimals = ''] = match;
  return Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The net amount of an invoice as typed; cents out. */
export const amountInCents = textField(messages.amount)
  .transform(compactAmount)
  .pipe(
    z
      .string()
      .min(1, { error: messages.amount, abort: true })
      .max(amountMaxLength, { error: messages.amountFormat, abort: true }),
  )
  .transform((text, context) => {
    const cents = toCents(text);
    if (cents !== undefined && cents > 0) return cents;
    const isNumber = cents !== undefined || /^-\d+([.,]\d{0,2})?$/.test(text);
    context.issues.push({
      code: 'custom',
      message: isNumber ? messages.amountPositive : messages.amountFormat,
      input: text,
    });
    return z.NEVER;
  });

const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** `1 234,56 €` with spaces that do not break. */
export function displayCents(cents: number): string {
  return french.format(cents / 100).replaceAll('\u202f', '\u00a0');
}

/** Decimal euros of the wire. */
export function eurosOfCents(cents: number): number {
  return cents / 100;
}

/** Whole cents from the wire's decimal euros; undefined for what has more than two decimals. */
export function centsOfEuros(euros: number): number | undefined {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : undefined;
}

function compactAmount(text: string): string {
  return text.replace(/[\s\u00a0\u202f€]/g, '');
}
