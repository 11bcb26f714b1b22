import { appError } from '@alveole/contracts';
import type { FoundSubjectView, TraceSearch } from '@alveole/contracts/person-request';
import { establishmentStatusCodes } from '@alveole/domain';
import { normaliseMail } from '@alveole/validation';
import type { Beneficiary } from '../record/beneficiary.ts';
import { comparableName } from '../record/person-rules.ts';
import type { ReadSubject } from '../wire/person-request-wire.ts';
import { ofAccount, ofBeneficiary, ofEstablishment } from './read-subjects.ts';
import type { RequestPorts } from './request-ports.ts';

/**
 * What names a person in every service: beneficiaries, establishments and accounts by a number, an address, or names with the
 * birth date, each with how many files and messages hang on it. Throws `ValidationException` for a search by nothing.
 */
export async function findPersonTraces(
  ports: RequestPorts,
  { mobile, mail, firstName, lastName, birthDate }: TraceSearch,
): Promise<readonly FoundSubjectView[]> {
  const isByName = firstName !== undefined && lastName !== undefined && birthDate !== undefined;
  if (mobile === undefined && mail === undefined && !isByName)
    throw appError('ValidationException', 'A mobile, a mail, or names with the birth date');
  const address = mail && normaliseMail(mail);
  const people = [
    ...(mobile === undefined ? [] : await ports.beneficiaries.byPhone(mobile)),
    ...(address === undefined ? [] : await ports.beneficiaries.byMail([...new Set([address, mail ?? address])])),
    ...(isByName ? await ports.beneficiaries.namesakes(identityOf(firstName, lastName, birthDate)) : []),
  ];
  const contacts = [mobile, address].filter((contact) => contact !== undefined);
  const shops = await ports.establishments.withContacts(contacts, establishmentStatusCodes);
  const named = shops.filter(
    ({ profile }) =>
      (mobile !== undefined && [profile.mobile, profile.phone].includes(mobile)) || profile.mail === address,
  );
  const accounts = await ports.personTraces.accountsOf(address === undefined ? [] : [address], []);
  const subjects = [...people.map(ofBeneficiary), ...named.map(ofEstablishment), ...accounts.map(ofAccount)];
  return countHanging(ports, distinct(subjects));
}

const identityOf = (
  firstName: string,
  lastName: string,
  birthDate: string,
): Pick<Beneficiary, 'firstName' | 'lastName' | 'birthDate'> => ({
  firstName: comparableName(firstName, 'first_name'),
  lastName: comparableName(lastName, 'last_name'),
  birthDate,
});

async function countHanging(ports: RequestPorts, subjects: readonly ReadSubject[]): Promise<FoundSubjectView[]> {
  const people = subjects.filter(({ kind }) => kind === 'consumer').map(({ subjectId }) => subjectId);
  const files = await ports.personTraces.filesOf(people);
  return Promise.all(
    subjects.map(async (subject) => ({
      ...subject,
      files: files.filter(({ consumer_id }) => consumer_id === subject.subjectId).length,
      messages: (await ports.personTraces.deliveriesTo(recipientsOf([subject]))).length,
    })),
  );
}

/** The numbers and addresses under which a person was written to. */
export const recipientsOf = (subjects: readonly Pick<ReadSubject, 'mobile' | 'mail'>[]): string[] => [
  ...new Set(subjects.flatMap(({ mobile, mail }) => [mobile, mail]).filter((to) => to !== undefined)),
];

function distinct(subjects: readonly (ReadSubject | undefined)[]): readonly ReadSubject[] {
  const known = subjects.filter((subject) => subject !== undefined);
  return [...new Map(known.map((subject) => [`${subject.kind} ${subject.subjectId}`, subject])).values()];
}
