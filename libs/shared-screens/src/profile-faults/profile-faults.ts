import { fieldFaults, frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { profileFieldOf, trainingFieldOf } from '@alveole/contracts/establishment';
import type { EstablishmentProfile } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { messages } from '@alveole/validation';

/** A field of an establishment's profile that the service refused, and the rule that it broke, in French. */
export interface ProfileFault {
  readonly field: keyof EstablishmentProfile;
  /** The part of the training block, where that is the field. */
  readonly part?: keyof TrainingOffer;
  readonly text: string;
}

const faultTexts: Readonly<Partial<Record<keyof EstablishmentProfile, string>>> = {
  companyName: messages.company,
  commercialName: messages.commercialName,
  apeCode: messages.ape,
  retailer: messages.chain,
  lastName: messages.lastName,
  firstName: messages.firstName,
  mail: messages.mail,
  mobile: messages.mobile,
  address: messages.address,
  postcode: messages.postcode,
  city: messages.city,
  phone: messages.phone,
  website: messages.website,
  position: messages.gps,
  repairers: messages.repairers,
  repairsPerWeek: messages.repairsPerWeek,
  iban: messages.iban,
  accountHolder: messages.accountHolder,
  bic: messages.bic,
  openingHours: messages.openingHours,
  alveoleNumber: messages.productId,
};

/** Fields with more rules than one: what the wire says of the narrower one, and what people read of it. */
const narrowerTexts: readonly (ProfileFault & { readonly english: string })[] = [
  { field: 'postcode', english: '(INVALID): Unknown zip', text: messages.postcodeUnknown },
  { field: 'iban', english: '(INVALID): Outside SEPA', text: messages.ibanOutsideSepa },
  { field: 'bic', english: '(INVALID): Not of the country', text: messages.bicCountry },
  { field: 'bic', english: '(MISSING)', text: messages.bicNeeded },
];

const trainingTexts: Readonly<Record<keyof TrainingOffer, string>> = {
  diplomas: messages.diploma,
  description: messages.trainingDescription,
  pedagogy: messages.pedagogy,
  trainers: messages.trainers,
  weeklyHours: messages.weeklyHours,
  attestsDiplomas: messages.diplomasAttested,
  attestsLegalDuties: messages.legalDutiesAttested,
  followsSavoirRouler: messages.required,
};

/** Refusals by their code that are about one field, in the screen's own words. */
const fieldOfCode: Readonly<Record<string, keyof EstablishmentProfile>> = {
  DuplicatesValueException: 'identifier',
  MailNotAvailableException: 'mail',
};

/**
 * The fields of a profile that a refused registration or save is about; none when it is about the whole.
 * @param own the screen's own texts of refusals
 */
export function profileFaults(
  failure: unknown,
  kind: EstablishmentKind,
  own: FrenchTexts = {},
): readonly ProfileFault[] {
  if (!isAppError(failure)) return [];
  const named = fieldOfCode[failure.code];
  if (named !== undefined) return [{ field: named, text: frenchMessage(failure, own) }];
  return fieldFaults(failure).flatMap(({ field }) => faultOf(field, kind, failure.message));
}

/** @param told the service's message, in which one field may break more rules than one */
function faultOf(wirePath: string, kind: EstablishmentKind, told: string): readonly ProfileFault[] {
  const field = profileFieldOf(wirePath);
  if (field === undefined) return [];
  if (field === 'training') return [trainingFault(trainingFieldOf(wirePath))];
  const narrower = narrowerTexts.find((one) => one.field === field && told.includes(`${wirePath} ${one.english}`));
  if (narrower !== undefined) return [{ field, text: narrower.text }];
  const text = field === 'identifier' ? identifierText(kind) : faultTexts[field];
  return text === undefined ? [] : [{ field, text }];
}

/** A block that is missing as a whole begins with its first part. */
const trainingFault = (part: keyof TrainingOffer = 'diplomas'): ProfileFault => ({
  field: 'training',
  part,
  text: trainingTexts[part],
});

const identifierText = (kind: EstablishmentKind) =>
  kind === EstablishmentKind.association ? messages.rna : messages.siret;
