import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { messages } from './messages.ts';
import { textField } from './text.ts';
import { z } from 'zod';

/** An IBAN: country, length, structure and check digits (ISO 13616). Stored without spaces, upper case. */
export const iban = textField(messages.iban)
  .transform((text) => electronicFormatIBAN(text) ?? '')
  .pipe(z.string().refine((text) => isValidIBAN(text), messages.iban));

/** In groups of four. */
export function displayIban(stored: string): string {
  return friendlyFormatIBAN(stored) ?? stored;
}
