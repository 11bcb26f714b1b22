import { calendarDay } from '../calendar/index.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { placeKey } from './birth-place.ts';
import { lettersOnly } from '../compared-text/fold-text.ts';

/** What makes a person the same person: names, birth date and birthplace. */
export interface Identity {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly birthPlace: string;
}

/**
 * The key under which a person is unique; equal for every spelling of accents, case, spaces and hyphens, and for a town
 * and its districts.
 */
export function personKey(identity: Identity): string {
  const { firstName, lastName, birthDate, birthPlace } = identity;
  return [lettersOnly(lastName), lettersOnly(firstName), birthDate, placeKey(birthPlace)].join('|');
}

export function samePerson(one: Identity, other: Identity): boolean {
  return personKey(one) === personKey(other);
}

/** Nobody who was born before is among us. */
const earliestBirth = '1900-01-01';

/** Whether somebody alive may have been born on a day (`YYYY-MM-DD`): not before 1900, not in the future of Paris. */
export function isBirthDay(day: string, now: Date): boolean {
  return day >= earliestBirth && day <= calendarDay(now);
}

/** Whether a person has reached the campaign's adult age on the given day. 29 February counts from 1 March. */
export function isAdult(birthDate: string, now: Date, campaign: Pick<Campaign, 'adultAge'>): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const comesOfAge = `${String(Number(year) + campaign.adultAge).padStart(4, '0')}-${month}-${day}`;
  return comesOfAge <= calendarDay(now);
}

/** Whole years of a person on a day, both `YYYY-MM-DD`. Who was born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Characters of the code that a person types: no 0, O, 1, I or L. */
export const consumerCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const consumerCodeLength = 8;

/** The code made of random bytes, one a character; bytes that would favour a letter are skipped. Undefined when too few are left. */
export function consumerCodeFrom(randomBytes: Uint8Array): string | undefined {
  const fair = 256 - (256 % consumerCodeAlphabet.length);
  const code = Array.from(randomBytes)
    .filter((byte) => byte < fair)
    .slice(0, consumerCodeLength)
    .map((byte) => consumerCodeAlphabet[byte % consumerCodeAlphabet.length])
    .join('');
  return code.length === consumerCodeLength ? code : undefined;
}
