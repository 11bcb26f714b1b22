import { fieldFaults, frenchMessage } from '@alveole/api-client';
import type { FieldFault, FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { profileFieldOf, trainingFieldOf } from '@alveole/contracts/establishment';
import type { EstablishmentProfile } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { fieldRow, messages, refusedText, trainingRow } from '@alveole/validation';

/** A field of an establishment's profile that the service refused, and the rule that it broke, in French. */
export interface ProfileFault {
  readonly field: keyof EstablishmentProfile;
  /** The part of the training block, where that is the field. */
  readonly part?: keyof TrainingOffer;
  readonly text: string;
}

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
  const fieldOfFailure = fieldOfCode[failure.code];
  if (fieldOfFailure !== undefined) return [{ field: fieldOfFailure, text: frenchMessage(failure, own) }];
  return fieldFaults(failure).flatMap((fault) => faultOf(fault, kind));
}

function faultOf({ field: wirePath, reason }: FieldFault, kind: EstablishmentKind): readonly ProfileFault[] {
  const field = profileFieldOf(wirePath);
  if (field === undefined) return [];
  if (field === 'training') return [trainingFault(trainingFieldOf(wirePath))];
  const text = field === 'identifier' ? identifierText(kind) : refusedText(fieldRow(field).messages ?? [], reason);
  return text === undefined ? [] : [{ field, text }];
}

/** A block that is missing as a whole begins with its first part. */
function trainingFault(part: keyof TrainingOffer = 'diplomas'): ProfileFault {
  const [general] = trainingRow(part).messages;
  return { field: 'training', part, text: messages[general] };
}

const identifierText = (kind: EstablishmentKind) =>
  kind === EstablishmentKind.association ? messages.rna : messages.siret;
