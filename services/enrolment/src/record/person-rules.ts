import { appError } from '@alveole/contracts';
import { isAdult } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { birthPlace, isMobile, normaliseName, typedFirstName } from '@alveole/validation';
import type { Acceptances, Person } from './beneficiary.ts';
import type { KnownPostcodes } from './known-postcodes.ts';

/** The wire's names of a person's fields; the two forms differ. */
export type FieldNames = Readonly<
  Record<'firstName' | 'lastName' | 'birthDate' | 'birthPlace' | 'postalCode' | 'phone', string>
>;

/** A person as a form gives it, with that form's names of the fields. */
export interface TypedPerson {
  readonly person: Person & Acceptances;
  readonly names: FieldNames;
}

/** Names as they are compared: upper case, letters A–Z only. Throws `ValidationException` for a name without any. */
export function comparableName(text: string, field: string): string {
  const name = normaliseName(text);
  if (name === null || name.length > 60)
    throw appError('ValidationException', `${field} (INVALID): Invalid characters`);
  return name;
}

/**
 * A name as people read it: NFC, trimmed. Throws `ValidationException` for signs that no text may have, and for what folds to
 * another name than the one that is compared.
 */
export function readableName(text: string, field: string, compared = comparableName(text, field)): string {
  const typed = typedFirstName.safeParse(text);
  if (!typed.success || normaliseName(typed.data) !== compared)
    throw appError('ValidationException', `${field} (INVALID): Invalid characters`);
  return typed.data;
}

export interface PersonRules {
  readonly postcodes: KnownPostcodes;
  readonly campaign: Pick<Campaign, 'adultAge'>;
  readonly now: () => Date;
}

/**
 * Beneficiaries are adults with a French mobile, of a town that exists where they name one; what they accepted they accepted
 * by now. Throws `ValidationException`
 * that names every fault.
 */
export async function checkPerson(
  { postcodes, campaign, now }: PersonRules,
  person: Person & Acceptances,
  names: FieldNames,
): Promise<void> {
  const { birthDate, postalCode, phone } = person;
  const faults = [
    ...(isAdult(birthDate, now(), campaign) ? [] : [`${names.birthDate} (INVALID): Invalid date`]),
    ...(birthPlace.safeParse(person.birthPlace).success ? [] : [`${names.birthPlace} (INVALID): Invalid characters`]),
    ...(postalCode === undefined || (await postcodes.isKnown(postalCode))
      ? []
      : [`${names.postalCode} (INVALID): Unknown zip`]),
    ...acceptancesInFuture(person, now()).map((field) => `${field} (INVALID): Invalid date`),
    ...(isMobile(phone) ? [] : [`${names.phone} (INVALID): Invalid phone`]),
  ];
  if (faults.length > 0) throw appError('ValidationException', faults.join(', '));
}

/** A client's clock may run ahead by this much. */
const maxAheadMs = 10 * 60_000;

/** The wire's names of acceptances that nobody can have given yet. */
function acceptancesInFuture({ cguAcceptedAt, surveyAcceptedAt }: Acceptances, now: Date): string[] {
  const acceptances = { cguAccept: cguAcceptedAt, surveyAccept: surveyAcceptedAt };
  return Object.entries(acceptances)
    .filter(([, at]) => at !== undefined && at.getTime() > now.getTime() + maxAheadMs)
    .map(([field]) => field);
}
