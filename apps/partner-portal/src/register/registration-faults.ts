import { fieldFaults, frenchMessage } from '@alveole/api-client';
import { isAppError, profileFieldOf, type EstablishmentProfile } from '@alveole/contracts';
import { EstablishmentKind } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { registrationFailures } from './register.text.ts';
import type { RegistrationValues } from './registration-form.ts';

type Field = keyof RegistrationValues;

export interface RegistrationFault {
  readonly field: Field;
  readonly text: string;
}

const identifierField: Readonly<Record<EstablishmentKind, Field>> = {
  [EstablishmentKind.bikeShop]: 'siret',
  [EstablishmentKind.association]: 'rna',
  [EstablishmentKind.alsaceMoselleAssociation]: 'registryDate',
  [EstablishmentKind.localAuthority]: 'siret',
};

/** The rule that each field broke, when the service refuses it. */
const faultTexts = {
  code: messages.code,
  password: messages.passwordCharacters,
  companyName: messages.company,
  commercialName: messages.commercialName,
  apeCode: messages.ape,
  retailer: messages.chain,
  lastName: messages.lastName,
  firstName: messages.firstName,
  mobile: messages.mobile,
  address: messages.address,
  postcode: messages.postcode,
  city: messages.city,
  phone: messages.phone,
  website: messages.website,
  position: messages.gps,
} as const satisfies Partial<Record<Field, string>>;

/** The fields of step 3 that a refused registration is about; none when it is about the whole. */
export function registrationFaults(failure: unknown, kind: EstablishmentKind): readonly RegistrationFault[] {
  const about = fieldOf(failure, kind);
  if (about) return [{ field: about, text: frenchMessage(failure, registrationFailures) }];
  return fieldFaults(failure).flatMap(({ field: wirePath }) => faultOf(profileFieldOf(wirePath) ?? wirePath, kind));
}

function faultOf(
  field: keyof EstablishmentProfile | (string & {}),
  kind: EstablishmentKind,
): readonly RegistrationFault[] {
  if (field === 'identifier') {
    const isRna = kind === EstablishmentKind.association;
    return [{ field: identifierField[kind], text: isRna ? messages.rna : messages.siret }];
  }
  return isNamed(field) ? [{ field, text: faultTexts[field] }] : [];
}

const isNamed = (field: string): field is keyof typeof faultTexts => Object.hasOwn(faultTexts, field);

function fieldOf(failure: unknown, kind: EstablishmentKind): Field | undefined {
  if (!isAppError(failure)) return undefined;
  if (failure.code === 'DuplicatesValueException') return identifierField[kind];
  if (failure.code === 'MediaRefusedException') return 'documents';
  return failure.message === 'Code expired or invalid.' ? 'code' : undefined;
}
