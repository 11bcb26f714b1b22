import { appError } from '@alveole/contracts';
import type { PersonCorrection } from '@alveole/contracts/person-request';
import type { CorrectedField } from '@alveole/domain';
import { normaliseMail } from '@alveole/validation';
import type { Beneficiary, Person } from '../record/beneficiary.ts';
import { checkPerson, comparableName, readableName } from '../record/person-rules.ts';
import { beneficiaryChangedMeanwhile, unknownBeneficiary } from '../record/refusals.ts';
import type { RequestActor, RequestPorts } from './request-ports.ts';

const names = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  birthPlace: 'birth_place',
  postalCode: 'postal_code',
  phone: 'mobile',
} as const;

/**
 * Corrects who a beneficiary is in the record that all services follow; his code, and so his quotas, stay his. Answers which
 * fields changed. Throws `ValidationException`, `DuplicatesValueException` where another record has that identity.
 */
export async function correctPerson(
  { beneficiaries, postcodes, campaign, now }: RequestPorts,
  correction: PersonCorrection,
  { userId, userName }: Pick<RequestActor, 'userId' | 'userName'>,
): Promise<readonly CorrectedField[]> {
  const read = await beneficiaries.byId(correction.consumerId);
  if (read === undefined) throw unknownBeneficiary();
  const person = { ...read, ...correctedOf(correction) };
  await checkPerson({ postcodes, campaign, now }, person, names);
  const fields = changedFields(read, person);
  if (fields.length === 0) throw appError('ValidationException', 'Nothing to correct');
  const entry = { at: now(), act: 'correct-on-request', userId, fields } as const;
  const outcome = await beneficiaries.correct(read, person, entry, userName);
  if (outcome === 'stale') throw beneficiaryChangedMeanwhile();
  if (outcome === 'taken')
    throw appError('DuplicatesValueException', 'Another person has these names, birth date and birthplace.', {
      refusal: 'identity-of-another-person',
    });
  return fields;
}

function correctedOf({ firstName, lastName, birthDate, mobile, mail }: PersonCorrection): Partial<Person> {
  return {
    ...(firstName !== undefined && {
      firstName: comparableName(firstName, names.firstName),
      typedFirstName: readableName(firstName, names.firstName),
    }),
    ...(lastName !== undefined && {
      lastName: comparableName(lastName, names.lastName),
      typedLastName: readableName(lastName, names.lastName),
    }),
    ...(birthDate !== undefined && { birthDate }),
    ...(mobile !== undefined && { phone: mobile }),
    ...(mail !== undefined && { mail: normaliseMail(mail) }),
  };
}

const parts: Readonly<Record<CorrectedField, readonly (keyof Person)[]>> = {
  name: ['firstName', 'lastName', 'typedFirstName', 'typedLastName'],
  'birth-date': ['birthDate'],
  mobile: ['phone'],
  mail: ['mail'],
};

function changedFields(before: Beneficiary, after: Person): readonly CorrectedField[] {
  const fields = Object.keys(parts) as readonly CorrectedField[];
  return fields.filter((field) => parts[field].some((part) => before[part] !== after[part]));
}
