import { isAdult, isBirthDay, type Campaign } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { textField } from './text.ts';

/** Puts the slashes of DD/MM/YYYY while it is typed: after the second and the fifth character. */
export function insertSlashes(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const slashAtEnd = typed.endsWith('/') && (digits.length === 2 || digits.length === 4);
  return parts.filter((part) => part !== '').join('/') + (slashAtEnd ? '/' : '');
}

/** DD/MM/YYYY to YYYY-MM-DD; undefined for a day that no calendar has. */
export function isoOfFrenchDate(text: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month}-${day}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** YYYY-MM-DD to DD/MM/YYYY. */
export function frenchDateOfIso(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}

/** A beneficiary's birth date, DD/MM/YYYY in, YYYY-MM-DD out: a real day, not before 1900, of somebody who is of age now. */
export function birthDate(now: () => Date, campaign: Pick<Campaign, 'adultAge'>) {
  return textField(messages.birthDate).transform((text, context) => {
    const iso = isoOfFrenchDate(text);
    if (iso !== undefined && isBirthDay(iso, now()) && isAdult(iso, now(), campaign)) return iso;
    context.issues.push({ code: 'custom', message: messages.birthDate, input: text });
    return z.NEVER;
  });
}

/** The date of an Alsace-Moselle register, DD/MM/YYYY. */
export const registryDate = textField(messages.registryDate)
  .transform((text) => text.trim())
  .pipe(z.string().refine((text) => isoOfFrenchDate(text) !== undefined, messages.registryDate));
