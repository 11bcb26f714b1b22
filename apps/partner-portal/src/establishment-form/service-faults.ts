import { fieldFaults, frenchMessage, type FrenchTexts } from '@alveole/api-client';
import {
  isAppError,
  profileFieldOf,
  trainingFieldOf,
  type DocumentKind,
  type EstablishmentProfile,
} from '@alveole/contracts';
import { EstablishmentKind, type TrainingOffer } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { uploadFailures } from './document-labels.ts';
import type { EstablishmentValues } from './establishment-values.ts';
import type { DocumentField } from './section-schemas.ts';

export type FaultyField = keyof EstablishmentValues | DocumentField | 'iban' | 'openingHours' | 'code' | 'password';

export interface ServiceFault {
  readonly field: FaultyField;
  readonly text: string;
}

export interface SentForm {
  readonly kind: EstablishmentKind;
  /** The kinds of the documents that went with it. */
  readonly documents: readonly DocumentKind[];
  /** The screen's own words for refusals. */
  readonly texts: FrenchTexts;
}

const identifierField: Readonly<Record<EstablishmentKind, FaultyField>> = {
  [EstablishmentKind.bikeShop]: 'siret',
  [EstablishmentKind.association]: 'rna',
  [EstablishmentKind.alsaceMoselleAssociation]: 'registryDate',
  [EstablishmentKind.localAuthority]: 'siret',
};
const documentField: Readonly<Record<DocumentKind, DocumentField>> = { KBIS: 'kbis', PID: 'identity', RIB: 'rib' };

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
  repairers: messages.repairers,
  repairsPerWeek: messages.repairsPerWeek,
  iban: messages.iban,
  openingHours: messages.openingHours,
} as const satisfies Partial<Record<FaultyField, string>>;

const trainingFaults: Readonly<Record<keyof TrainingOffer, ServiceFault>> = {
  diplomas: { field: 'diplomas', text: messages.diploma },
  description: { field: 'trainingDescription', text: messages.trainingDescription },
  pedagogy: { field: 'pedagogy', text: messages.pedagogy },
  trainers: { field: 'trainers', text: messages.trainers },
  weeklyHours: { field: 'weeklyHours', text: messages.weeklyHours },
  attestsDiplomas: { field: 'attestsDiplomas', text: messages.diplomasAttested },
  attestsLegalDuties: { field: 'attestsLegalDuties', text: messages.legalDutiesAttested },
  followsSavoirRouler: { field: 'followsSavoirRouler', text: messages.required },
};

/** The fields that a refused registration or save is about; none when it is about the whole. */
export function serviceFaults(failure: unknown, sent: SentForm): readonly ServiceFault[] {
  if (!isAppError(failure)) return [];
  const text = frenchMessage(failure, sent.texts);
  if (failure.code === 'DuplicatesValueException') return [{ field: identifierField[sent.kind], text }];
  if (failure.code === 'MediaRefusedException')
    return sent.documents.map((kind) => ({
      field: documentField[kind],
      text: frenchMessage(failure, uploadFailures(kind)),
    }));
  const isUnknownPlace = failure.message.includes('Unknown zip');
  return fieldFaults(failure).flatMap(({ field }) => faultOf(field, sent.kind, isUnknownPlace));
}

function faultOf(wirePath: string, kind: EstablishmentKind, isUnknownPlace: boolean): readonly ServiceFault[] {
  const told = trainingFieldOf(wirePath);
  if (told) return [trainingFaults[told]];
  const field: keyof EstablishmentProfile | (string & {}) = profileFieldOf(wirePath) ?? wirePath;
  if (field === 'training') return Object.values(trainingFaults).slice(0, 1);
  if (field === 'postcode' && isUnknownPlace) return [{ field: 'postcode', text: messages.postcodeUnknown }];
  if (field === 'identifier') {
    const isRna = kind === EstablishmentKind.association;
    return [{ field: identifierField[kind], text: isRna ? messages.rna : messages.siret }];
  }
  return isNamed(field) ? [{ field, text: faultTexts[field] }] : [];
}

const isNamed = (field: string): field is keyof typeof faultTexts => Object.hasOwn(faultTexts, field);
