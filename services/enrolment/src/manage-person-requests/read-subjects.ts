import type { PersonSubjectKind } from '@alveole/domain';
import type { Beneficiary } from '../record/beneficiary.ts';
import type { Establishment } from '../record/establishment.ts';
import { idsOf } from '../record/person-request.ts';
import type { SubjectKey } from '../record/person-request.ts';
import type { ReadSubject } from '../wire/person-request-wire.ts';
import type { WirePersonAccount } from '@alveole/contracts/person-request';
import type { RequestPorts } from './request-ports.ts';

type SubjectPorts = Pick<RequestPorts, 'beneficiaries' | 'establishments' | 'personTraces'>;

/** What the subjects of a request say at this moment: a request keeps no copy of them. One that was forgotten has no name. */
export async function readSubjects(ports: SubjectPorts, keys: readonly SubjectKey[]): Promise<readonly ReadSubject[]> {
  const accounts = await ports.personTraces.accountsOf([], idsOf(keys, 'account'));
  return Promise.all(
    keys.map(async ({ kind, subjectId }) => {
      const readers: Readonly<Record<PersonSubjectKind, () => Promise<ReadSubject | undefined>>> = {
        consumer: async () => ofBeneficiary(await ports.beneficiaries.byId(subjectId)),
        entity: async () => ofEstablishment(await ports.establishments.byId(subjectId)),
        account: async () => ofAccount(accounts.find(({ user_id }) => user_id === subjectId)),
      };
      return (await readers[kind]()) ?? { kind, subjectId, name: '' };
    }),
  );
}

export function ofBeneficiary(person: Beneficiary | undefined): ReadSubject | undefined {
  if (person === undefined) return undefined;
  const { id, firstName, lastName, typedFirstName, typedLastName, birthDate, birthPlace, postalCode } = person;
  return {
    kind: 'consumer',
    subjectId: id,
    name: `${typedFirstName ?? firstName} ${typedLastName ?? lastName}`,
    mobile: person.phone,
    mail: person.mail,
    ...{ birthDate, birthPlace, postalCode },
  };
}

export function ofEstablishment(shop: Establishment | undefined): ReadSubject | undefined {
  if (shop === undefined) return undefined;
  const { firstName = '', lastName = '', mobile, mail, commercialName, companyName } = shop.profile;
  return {
    kind: 'entity',
    subjectId: shop.id,
    name: `${firstName} ${lastName}`.trim(),
    mobile,
    mail,
    detail: commercialName ?? companyName,
  };
}

export function ofAccount(account: WirePersonAccount | undefined): ReadSubject | undefined {
  if (account === undefined) return undefined;
  const { user_id: subjectId, name, mail, role, is_closed: isClosed } = account;
  return { kind: 'account', subjectId, name, mail, detail: `${roleLabels[role] ?? role}${isClosed ? ' · fermé' : ''}` };
}

const roleLabels: Readonly<Record<string, string>> = {
  ADM: 'Compte d’administrateur',
  ALL: 'Compte du support',
  FUB: 'Compte de la fédération',
  FIN: 'Compte de financeur',
  REP: 'Compte d’établissement',
};
