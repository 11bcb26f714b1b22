import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { messages } from './messages.ts';
import { patternText, textField } from './text.ts';

/** No space that a line may break at (French typography). */
const space = '\u00a0';

/**
 * A French number as digits with its prefix, however it was typed: `06 12.34-56 78`, `0033612345678`, `+33 (0)6 12 34 56 78`.
 * What is no number stays recognisably wrong.
 */
export function normalisePhone(text: string): string {
  const compact = text
    .replace(/[\s\u00a0.\-/]/g, '')
    .replace('(0)', '')
    .replace(/^00/, '+');
  return /^0[1-9]\d{8}$/.test(compact) ? `+33${compact.slice(1)}` : compact;
}

/** `+33` and nine digits; undefined when this is no valid French number. */
export function toE164(text: string): string | undefined {
  const normalised = normalisePhone(text);
  if (!/^\+33[1-9]\d{8}$/.test(normalised)) return undefined;
  const parsed = parsePhoneNumberFromString(normalised, 'FR');
  return parsed?.isValid() === true && parsed.countryCallingCode === '33' ? parsed.number : undefined;
}

/** Mobiles of France: +33 6 and +33 7. Only they get the SMS code. */
export function isMobile(e164: string): boolean {
  return /^\+33[67]\d{8}$/.test(e164);
}

/** `06 12 34 56 78`; another country's number or a text that is none is shown as it is. */
export function displayPhone(stored: string): string {
  const match = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(normalisePhone(stored));
  if (match === null) return stored;
  const [, first = '', ...pairs] = match;
  return [`0${first}`, ...pairs].join(space);
}

const frenchPhone = (message: string, accepts: (e164: string) => boolean) =>
  textField(message).transform((text, context) => {
    const number = toE164(text);
    if (number !== undefined && accepts(number)) return number;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

/** An establishment's phone, any French number; stored with 12 characters. */
export const phone = frenchPhone(messages.phone, () => true);
/** A mobile, of a legal representative or a beneficiary; stored with 12 characters. */
export const mobile = frenchPhone(messages.mobile, isMobile);

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
