import { lettersOnly } from '@alveole/domain';
import type { Identity } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import type { correctConsumerPhone, registerConsumer, preRegister, recoverConsumerId } from './routes.ts';
import type { BeneficiaryView } from './view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

export interface CreateBeneficiaryRequest extends Identity {
  readonly postcode?: string | undefined;
  readonly mobile: string;
  /** When the terms were accepted at the counter. */
  readonly termsAcceptedAt?: Date | undefined;
}

/** The body of the counter's form; `counterPersonOf` reads it again. */
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

/** A person as the counter sends one: names as they are compared, and as they were typed where the client says it. */
export interface CounterPerson extends CreateBeneficiaryRequest {
  readonly typedFirstName?: string;
  readonly typedLastName?: string;
}

/** The person of the counter's form. */
export function counterPersonOf({
  consumer_data: data,
  cguAccept,
}: Pick<RouteRequest<typeof registerConsumer>['body'], 'consumer_data' | 'cguAccept'>): CounterPerson {
  return withoutAbsent({
    ...identityOf(data),
    typedFirstName: data.typed_first_name,
    typedLastName: data.typed_last_name,
    postcode: data.postal_code,
    mobile: data.smartphone_number,
    termsAcceptedAt: dateOf(cguAccept),
  });
}

export interface ChangeMobileRequest extends Pick<BeneficiaryView, 'consumerId' | 'rowHash'> {
  readonly mobile: string;
}

/** The body that corrects a mobile; `mobileChangeOf` reads it again. */
export function changeMobileBody({
  consumerId,
  rowHash,
  mobile,
}: ChangeMobileRequest): RouteInput<typeof correctConsumerPhone>['body'] {
  return { consumer_id: consumerId, smartphone_number: mobile, last_row_hash: rowHash };
}

/** The mobile that the body corrects. */
export function mobileChangeOf(body: RouteRequest<typeof correctConsumerPhone>['body']): ChangeMobileRequest {
  return { consumerId: body.consumer_id, mobile: body.smartphone_number, rowHash: body.last_row_hash };
}

export interface PreRegistrationRequest extends Identity {
  readonly postcode: string;
  readonly mobile: string;
  readonly mail: string;
  readonly termsAcceptedAt: Date;
  /** Absent for whoever wants no survey. */
  readonly surveyAcceptedAt?: Date;
}

/** The body of the public form; `preRegistrationOf` reads it again. */
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

/** The person of the public form. */
export function preRegistrationOf(body: RouteRequest<typeof preRegister>['body']): PreRegistrationRequest {
  return withoutAbsent({
    lastName: body.lastname,
    firstName: body.name,
    birthDate: body.birthdate,
    birthPlace: body.birthplace,
    postcode: body.zip,
    mobile: body.phone,
    mail: body.mail,
    termsAcceptedAt: new Date(body.cguAccept),
    surveyAcceptedAt: dateOf(body.surveyAccept),
  });
}

/** The body that asks for a lost code; `identityOf` reads it again. */
export function recoverCodeBody(identity: Identity): RouteInput<typeof recoverConsumerId>['body'] {
  return identityToWire(identity);
}

function identityToWire({ firstName, lastName, birthDate, birthPlace }: Identity) {
  return { first_name: firstName, last_name: lastName, birth_date: birthDate, birth_place: birthPlace };
}

/** Who somebody says to be. */
export function identityOf(asked: RouteRequest<typeof recoverConsumerId>['body']): Identity {
  const { first_name: firstName, last_name: lastName, birth_date: birthDate, birth_place: birthPlace } = asked;
  return { firstName, lastName, birthDate, birthPlace };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}
