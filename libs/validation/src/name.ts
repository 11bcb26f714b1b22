import { lettersOnly } from '@alveole/domain';
import { messages } from './messages.ts';
import { requiredText, textField } from './text.ts';
import { z } from 'zod';

/** Upper case, accents removed, letters A–Z only; null when nothing is left (establishments §5). */
export function normaliseName(text: string): string | null {
  const letters = lettersOnly(text);
  return letters === '' ? null : letters;
}

const personName = (message: string) =>
  textField(message).transform(lettersOnly).pipe(z.string().min(1, message).max(60, messages.tooLong));

/** A person's last and first name, as they are compared and stored. */
export const lastName = personName(messages.lastName);
export const firstName = personName(messages.firstName);

/** A name as people read it, beside the form that is compared: trimmed, NFC, with a letter of its own. */
const typedName = (message: string) =>
  requiredText(message, 100)
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' '))
    .refine((text) => {
      const folded = lettersOnly(text).length;
      return folded > 0 && folded <= 60;
    }, message);

export const typedLastName = typedName(messages.lastName);
export const typedFirstName = typedName(messages.firstName);

/** A legal representative's names: kept as written, since they are printed. */
export const representativeName = requiredText(messages.lastName, 100);
export const representativeFirstName = requiredText(messages.firstName, 100);

/** A place as papers write it: `Paris 12`, `13001 Marseille`, `Aïn Témouchent : Algérie`, `Saint-Denis [974]`. */
export const birthPlace = requiredText(messages.birthPlace, 120).pipe(
  z.string().regex(/^(?=.*\p{L})[\p{L}\d][\p{L}\p{M}\d\s'’ʼ().,:/[\]-]*$/u, messages.birthPlaceCharacters),
);
