import { isAppError, profileFieldOf, trainingFieldOf } from '@alveole/contracts';
import type { EstablishmentProfile } from '@alveole/contracts';
import { EstablishmentKind } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { fieldFaults } from '../field-faults.ts';
import { frenchMessage } from '../french-message.ts';
import type { FrenchTexts } from '../french-message.ts';

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
  openingHours: messages.openingHours,
  alveoleNumber: messages.productId,
};

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
  const isUnknownPlace = failure.message.includes('Unknown zip');
  return fieldFaults(failure).flatMap(({ field }) => faultOf(field, kind, isUnknownPlace));
}

function faultOf(wirePath: string, kind: EstablishmentKind, isUnknownPlace: boolean): readonly ProfileFault[] {
  const field = profileFieldOf(wirePath);
  if (field === undefined) return [];
  if (field === 'training') return [trainingFault(trainingFieldOf(wirePath))];
  if (field === 'postcode' && isUnknownPlace) return [{ field, text: messages.postcodeUnknown }];
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
