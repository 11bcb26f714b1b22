import { lettersOnly } from '@alveole/domain';
import type { Identity } from '@alveole/domain';
import type { RouteInput } from '../define/define-route.ts';
import type { correctConsumerPhone, registerConsumer, preRegister, recoverConsumerId } from './routes.ts';
import type { BeneficiaryView } from './view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

export interface CreateBeneficiaryRequest extends Identity {
  readonly postcode?: string | undefined;
  readonly mobile: string;
  /** When the terms were accepted at the counter. */
  readonly termsAcceptedAt?: Date | undefined;
}

export function createBeneficiaryBody(person: CreateBeneficiaryRequest): RouteInput<typeof registerConsumer>['body'] {
  const { postcode, mobile, termsAcceptedAt, ...identity } = person;
  return withoutAbsent({
    consumer_data: withoutAbsent({
      ...identityToWire(identity),
      first_name: lettersOnly(identity.firstName),
      last_name: lettersOnly(identity.lastName),
      typed_first_name: identity.firstName,
      typed_last_name: identity.lastName,
      postal_code: postcode,
      smartphone_number: mobile,
    }),
    cguAccept: termsAcceptedAt?.toISOString(),
  });
}

export interface ChangeMobileRequest extends Pick<BeneficiaryView, 'consumerId' | 'rowHash'> {
  readonly mobile: string;
}

export function changeMobileBody({
  consumerId,
  rowHash,
  mobile,
}: ChangeMobileRequest): RouteInput<typeof correctConsumerPhone>['body'] {
  return { consumer_id: consumerId, smartphone_number: mobile, last_row_hash: rowHash };
}

export interface PreRegistrationRequest extends Identity {
  readonly postcode: string;
  readonly mobile: string;
  readonly mail: string;
  readonly termsAcceptedAt: Date;
  /** Absent for whoever wants no survey. */
  readonly surveyAcceptedAt?: Date;
}

export function preRegistrationBody(person: PreRegistrationRequest): RouteInput<typeof preRegister>['body'] {
  return withoutAbsent({
    lastname: person.lastName,
    name: person.firstName,
    birthdate: person.birthDate,
    birthplace: person.birthPlace,
    zip: person.postcode,
    phone: person.mobile,
    mail: person.mail,
    cguAccept: person.termsAcceptedAt.toISOString(),
    surveyAccept: person.surveyAcceptedAt?.toISOString(),
  });
}

export function recoverCodeBody(identity: Identity): RouteInput<typeof recoverConsumerId>['body'] {
  return identityToWire(identity);
}

function identityToWire({ firstName, lastName, birthDate, birthPlace }: Identity) {
  return { first_name: firstName, last_name: lastName, birth_date: birthDate, birth_place: birthPlace };
}
