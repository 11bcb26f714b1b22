import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { calendarDay, withOwnCountry } from '@alveole/domain';
import type { EstablishmentStatus, Permission, WorkingRole, VatRate } from '@alveole/domain';

/** Who calls. */
export interface Person {
  readonly role: WorkingRole;
  readonly permission: Permission;
  readonly userId: string;
  readonly userName: string;
  readonly entityId: string;
}

/** The establishment of a file, as far as this service reads it. */
export interface Establishment {
  readonly entityId: string;
  readonly status: EstablishmentStatus;
  /** An `EstablishmentKind`, or that of an account which repairs nothing. */
  readonly kind: number;
  readonly conditionsAccepted: boolean;
  /** The day (Paris) of its first validation; absent of what earlier versions told. */
  readonly validatedOn?: string | undefined;
  /** Its number in file numbers. */
  readonly prefix: string;
  readonly tradeName: string;
  readonly legalName: string;
  readonly siret: string;
  readonly mail: string;
  readonly phone?: string | undefined;
  /** Of its legal representative. */
  readonly mobile?: string | undefined;
  readonly address?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  /** What its invoices charge; absent where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** The person whose bike is repaired, or who takes the lesson. */
export interface Beneficiary {
  readonly consumerId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As they were typed, for people to read; absent from records of earlier versions. */
  readonly typedFirstName?: string | undefined;
  readonly typedLastName?: string | undefined;
  /** With its country code. */
  readonly phone?: string | undefined;
  readonly mail?: string | undefined;
  /** YYYY-MM-DD. */
  readonly birthDate?: string | undefined;
  readonly homeZip?: string | undefined;
}

/** The people of a file, as the projections know them now. */
export interface People {
  readonly beneficiary?: Beneficiary | undefined;
  readonly establishment?: Establishment | undefined;
}

/** An establishment out of what enrolment tells of it. */
export function establishmentOf(snapshot: EntitySnapshot): Establishment {
  return {
    entityId: snapshot.entity_id,
    status: snapshot.status,
    kind: snapshot.gender,
    conditionsAccepted: snapshot.conditions_accepted,
    validatedOn: snapshot.validated_at && calendarDay(new Date(snapshot.validated_at)),
    prefix: String(snapshot.prefix),
    tradeName: snapshot.commercialname,
    legalName: snapshot.raison_sociale,
    siret: snapshot.siret,
    mail: snapshot.mail,
    phone: snapshot.telephone,
    mobile: snapshot.smartphone,
    address: snapshot.adresse,
    zip: snapshot.zip,
    city: snapshot.city,
    vatRate: snapshot.taux_tva,
  };
}

/** A beneficiary out of what enrolment tells of him. */
export function beneficiaryOf(snapshot: ConsumerSnapshot): Beneficiary {
  return {
    consumerId: snapshot.consumer_id,
    firstName: snapshot.first_name,
    lastName: snapshot.last_name,
    typedFirstName: snapshot.typed_first_name,
    typedLastName: snapshot.typed_last_name,
    phone: snapshot.smartphone_number && withOwnCountry(snapshot.smartphone_number),
    mail: snapshot.mail,
    birthDate: snapshot.birth_date,
    homeZip: snapshot.postal_code,
  };
}
