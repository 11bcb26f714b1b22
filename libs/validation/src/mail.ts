import { z } from 'zod';
import { messages } from './messages.ts';
import { patternText } from './text.ts';

const atom = "[A-Za-z0-9_%+'-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';
/** Dot-atoms before, a name with at least one dot behind; no accents anywhere (establishments §5). */
const mailPattern = new RegExp(`^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+[A-Za-z]{2,63}$`);

/** Spaces removed, lower case, the apostrophe of keyboards: one mailbox is one account. */
export function normaliseMail(text: string): string {
  return text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[’ʼ‘]/g, "'")
    .toLowerCase();
}

export const mail = patternText(messages.mail, mailPattern, normaliseMail);

/** An address typed twice, as pre-registration asks for it. */
export const mailPair = z
  .object({ mail, mailConfirmation: mail })
  .refine((pair) => pair.mail === pair.mailConfirmation, {
    path: ['mailConfirmation'],
    message: messages.mailConfirmation,
  });

/** Sign-in: both fields, spaces removed from the address; whether they are right is for the server to say. */
export const credentials = z.object({
  mail: z.string(messages.credentials).transform(normaliseMail).pipe(z.string().min(1, messages.credentials)),
  password: z.string(messages.credentials).min(1, messages.credentials),
});
