import { fieldFaults, frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { registrationFailures } from './register.text.ts';
import type { RegistrationValues } from './registration-form.ts';

type Field = keyof RegistrationValues;

export interface RegistrationFault {
  readonly field: Field;
  readonly text: string;
}

const identifierField: Readonly<Record<EstablishmentKind, Field>> = {
  0: 'siret',
  1: 'rna',
  2: 'registryDate',
  3: 'siret',
};

/** Where each field of the wire stands in the form, and the rule that it broke. */
const formFields: Readonly<Record<string, { readonly field: Field; readonly text: string }>> = {
  code: { field: 'code', text: messages.code },
  password: { field: 'password', text: messages.passwordCharacters },
  'entity_data.raison_sociale': { field: 'company', text: messages.company },
  'entity_data.commercialname': { field: 'commercialName', text: messages.commercialName },
  'entity_data.codeAPE': { field: 'ape', text: messages.ape },
  'entity_data.chaine': { field: 'chain', text: messages.chain },
  'entity_data.name': { field: 'lastName', text: messages.lastName },
  'entity_data.firstname': { field: 'firstName', text: messages.firstName },
  'entity_data.smartphone': { field: 'mobile', text: messages.mobile },
  'entity_data.adresse': { field: 'address', text: messages.address },
  'entity_data.zip': { field: 'postcode', text: messages.postcode },
  'entity_data.city': { field: 'city', text: messages.city },
  'entity_data.telephone': { field: 'phone', text: messages.phone },
  'entity_data.website': { field: 'website', text: messages.website },
  'entity_data.latitude': { field: 'position', text: messages.gps },
  'entity_data.longitude': { field: 'position', text: messages.gps },
};

/** The fields of step 3 that a refused registration is about; none when it is about the whole. */
export function registrationFaults(failure: unknown, kind: EstablishmentKind): readonly RegistrationFault[] {
  const about = fieldOf(failure, kind);
  if (about) return [{ field: about, text: frenchMessage(failure, registrationFailures) }];
  return fieldFaults(failure).flatMap(({ field }) => {
    if (field === 'entity_data.siret')
      return [{ field: identifierField[kind], text: kind === 1 ? messages.rna : messages.siret }];
    const known = Object.hasOwn(formFields, field) ? formFields[field] : undefined;
    return known ? [known] : [];
  });
}

function fieldOf(failure: unknown, kind: EstablishmentKind): Field | undefined {
  if (!isAppError(failure)) return undefined;
  if (failure.code === 'DuplicatesValueException') return identifierField[kind];
  if (failure.code === 'MediaRefusedException') return 'documents';
  return failure.message === 'Code expired or invalid.' ? 'code' : undefined;
}
