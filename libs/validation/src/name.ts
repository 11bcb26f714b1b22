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

/** A legal representative's names: kept as written, since they are printed. */
export const representativeName = requiredText(messages.lastName, 100);
export const representativeFirstName = requiredText(messages.firstName, 100);

/** A place: letters of any accent, digits (Paris 12), spaces and the usual marks. */
export const birthPlace = requiredText(messages.birthPlace, 120).pipe(
  z.string().regex(/^[\p{L}\p{M}][\p{L}\p{M}\d '’().,/-]*$/u, messages.birthPlaceCharacters),
);
