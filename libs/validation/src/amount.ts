import { mostAmountCents } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { textField } from './text.ts';
import { centsOfText, compactAmount } from './typed-amount.ts';

const amountMaxLength = 10;

/** The net amount of an invoice as typed; cents out. The services take the same amounts. */
export const amountInCents = textField(messages.amount)
  .transform(compactAmount)
  .pipe(
    z
      .string()
      .min(1, { error: messages.amount, abort: true })
      .max(amountMaxLength, { error: messages.amountLength, abort: true }),
  )
  .transform((text, context) => {
    const cents = centsOfText(text);
    if (cents !== undefined && cents > 0 && cents <= mostAmountCents) return cents;
    context.issues.push({ code: 'custom', message: faultMessage(text, cents), input: text });
    return z.NEVER;
  });

function faultMessage(text: string, cents: number | undefined): string {
  if (cents !== undefined && cents > mostAmountCents) return messages.amountLength;
  const isNumber = cents !== undefined || /^-\d+([.,]\d{0,2})?$/.test(text);
  return isNumber ? messages.amountPositive : messages.amountFormat;
}
