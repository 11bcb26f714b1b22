import { appError } from '@alveole/contracts';
import { isAdult } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { birthPlace, isMobile, normaliseName } from '@alveole/validation';
import type { Person } from './beneficiary.ts';

/** The wire's names of a person's fields; the two forms differ. */
export type FieldNames = Readonly<Record<'firstName' | 'lastName' | 'birthDate' | 'birthPlace' | 'phone', string>>;

/** Names as they are compared: upper case, letters A–Z only. Throws `ValidationException` for a name without any. */
export function comparableName(text: string, field: string): string {
  const name = normaliseName(text);
  if (name === null || name.length > 60)
    throw appError('ValidationException', `${field} (INVALID): Invalid characters`);
  return name;
}

/** Beneficiaries are adults with a French mobile. Throws `ValidationException` that names every fault. */
export function checkPerson(person: Person, names: FieldNames, campaign: Pick<Campaign, 'adultAge'>, now: Date): void {
  const faults = [
    ...(isAdult(person.birthDate, now, campaign) ? [] : [`${names.birthDate} (INVALID): Invalid date`]),
    ...(birthPlace.safeParse(person.birthPlace).success ? [] : [`${names.birthPlace} (INVALID): Invalid characters`]),
    ...(isMobile(person.phone) ? [] : [`${names.phone} (INVALID): Invalid phone`]),
  ];
  if (faults.length > 0) throw appError('ValidationException', faults.join(', '));
}
