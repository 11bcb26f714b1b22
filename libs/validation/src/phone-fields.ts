import { z } from 'zod';
import { messages } from './messages.ts';
import { isMobile, toE164 } from './phone.ts';
import { patternText } from './text.ts';

const takenPhone = (message: string, accepts: (e164: string) => boolean) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? messages.required : message) })
    .transform((text, context) => {
      const number = toE164(text);
      if (number !== undefined && accepts(number)) return number;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });

/** An establishment's phone, any number of France or overseas; stored with its country code. */
export const phone = takenPhone(messages.phone, () => true);
/** A mobile, of a legal representative or a beneficiary; stored with its country code. */
export const mobile = takenPhone(messages.mobile, isMobile);

/** A beneficiary's mobile, typed twice. */
export const mobilePair = z
  .object({ phone: mobile, phoneConfirmation: mobile })
  .refine((pair) => pair.phone === pair.phoneConfirmation, {
    path: ['phoneConfirmation'],
    message: messages.phoneConfirmation,
  });

/** A staff user's phone: `+` and three digits, then four pairs, separators allowed. Stored without them. */
export const userPhone = patternText(messages.mobile, /^\+\d{11}$/, (text) => {
  const matches = /^\+\d{3}([ .-]?\d{2}){4}$/.test(text.trim());
  return matches ? text.replace(/[ .-]/g, '') : '';
});
