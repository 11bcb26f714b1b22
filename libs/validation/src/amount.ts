import { z } from 'zod';
import { typedAmountFault } from './amount-fault.ts';
import { messages } from './messages.ts';
import { textField } from './text.ts';
import { centsOfText } from './typed-amount.ts';

/** The net amount of an invoice as typed; cents out. The services take the same amounts. */
export const amountInCents = textField(messages.amount).transform((text, context) => {
  const cents = centsOfText(text);
  const message = typedAmountFault(text);
  if (cents !== undefined && message === undefined) return cents;
  context.issues.push({ code: 'custom', message: message ?? messages.amountFormat, input: text });
  return z.NEVER;
});
