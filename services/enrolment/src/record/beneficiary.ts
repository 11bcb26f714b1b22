import type { CorrectedField } from '@alveole/domain';

/** A person who may use the aid. Names are upper case, letters A–Z only. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** As they were typed, for people to read; absent from records of earlier versions. */
  readonly typedFirstName?: string | undefined;
  readonly typedLastName?: string | undefined;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly postalCode?: string | undefined;
  /** With its country code, a mobile. */
  readonly phone: string;
  readonly mail?: string | undefined;
}

export interface Beneficiary extends Person, Acceptances {
  /** What the person types back. */
  readonly id: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly createdAt: Date;
  /** Made known at home, before any visit. */
  readonly isPreRegistered: boolean;
}

/** What tells one person from another. */
export type Identity = Pick<Person, 'firstName' | 'lastName' | 'birthDate' | 'birthPlace'>;

/** When a person accepted what, as the pre-registration or the counter says. */
export interface Acceptances {
  readonly cguAcceptedAt?: Date;
  readonly surveyAcceptedAt?: Date;
}

/** Who changed what; the numbers themselves stay out of the trail. */
export interface BeneficiaryEntry {
  readonly at: Date;
  readonly act: 'pre-register' | 'record' | 'accept-terms' | 'correct-phone' | 'correct-on-request';
  readonly userId?: string;
  readonly entityId?: string;
  /** Of what was corrected because the person asked. */
  readonly fields?: readonly CorrectedField[];
}
