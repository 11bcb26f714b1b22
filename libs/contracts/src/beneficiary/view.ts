import type { Identity } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import type { registerConsumer, preRegister, recoverConsumerId } from './routes.ts';
import type { Consumer } from './wire.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** A beneficiary as rules and screens read it. */
export interface BeneficiaryView extends Identity {
  readonly consumerId: string;
  /** Of the version that was read; a change names it. */
  readonly rowHash: string;
  readonly createdAt: string;
  readonly postcode?: string;
  /** In the +33 form. */
  readonly mobile: string;
  readonly mail?: string;
  /** When the terms were accepted, at home or at the counter. */
  readonly termsAcceptedAt?: string;
  readonly isPreRegistered: boolean;
}

export function beneficiaryViewOf({
  consumer_id,
  consumer_data,
  mail,
  cguAccept,
  pre_registered,
  row_hash,
  create_date,
}: Consumer): BeneficiaryView {
  return withoutAbsent({
    consumerId: consumer_id,
    rowHash: row_hash,
    createdAt: create_date,
    firstName: consumer_data.typed_first_name ?? consumer_data.first_name,
    lastName: consumer_data.typed_last_name ?? consumer_data.last_name,
    birthDate: consumer_data.birth_date,
    birthPlace: consumer_data.birth_place,
    postcode: consumer_data.postal_code,
    mobile: consumer_data.smartphone_number,
    mail,
    termsAcceptedAt: cguAccept,
    isPreRegistered: pre_registered,
  });
}

/** What a pre-registration answers. */
export interface PreRegistered {
  readonly consumerId: string;
  /** False for somebody who was known before; the code is that of the first time. */
  readonly isNew: boolean;
}

export function preRegisteredOf({ consumer_id, is_new }: RouteResult<typeof preRegister>): PreRegistered {
  return { consumerId: consumer_id, isNew: is_new };
}

/** The code of a person who is recorded, or who has lost it. */
export function consumerIdOf({ consumer_id }: RouteResult<typeof recoverConsumerId | typeof registerConsumer>): string {
  return consumer_id;
}
