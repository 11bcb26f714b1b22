import type { Consumer, ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { Beneficiary, Person } from '../record/beneficiary.ts';

/** A beneficiary as the counter reads it. */
export function consumerOf(beneficiary: Beneficiary): Consumer {
  return {
    consumer_id: beneficiary.id,
    consumer_data: dataOf(beneficiary),
    mail: beneficiary.mail,
    cguAccept: beneficiary.cguAcceptedAt?.toISOString(),
    surveyAccept: beneficiary.surveyAcceptedAt?.toISOString(),
    pre_registered: beneficiary.isPreRegistered,
    row_hash: beneficiary.rowHash,
    create_date: beneficiary.createdAt.toISOString(),
  };
}

/** What other services keep. Fields that are not known are absent, never undefined: an outbox would keep them as null. */
export function snapshotOf({
  id,
  sequence,
  ...person
}: Pick<Beneficiary, 'id' | 'sequence'> & Person): ConsumerSnapshot {
  return { consumer_id: id, sequence, ...dataOf(person), ...(person.mail === undefined ? {} : { mail: person.mail }) };
}

function dataOf({
  firstName,
  lastName,
  typedFirstName,
  typedLastName,
  birthDate,
  birthPlace,
  postalCode,
  phone,
}: Person) {
  return {
    first_name: firstName,
    last_name: lastName,
    ...(typedFirstName === undefined ? {} : { typed_first_name: typedFirstName }),
    ...(typedLastName === undefined ? {} : { typed_last_name: typedLastName }),
    birth_date: birthDate,
    birth_place: birthPlace,
    ...(postalCode === undefined ? {} : { postal_code: postalCode }),
    smartphone_number: phone,
  };
}
