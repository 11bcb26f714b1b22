import type { FileProfile } from '@alveole/contracts/establishment';
import type { Establishment } from '../record/establishment.ts';
import { toEstablishment } from '../store/establishment-mapping.ts';
import type { EstablishmentRow } from '../store/establishment-mapping.ts';

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** The identifier of each field that was stored by another name, as the wire has it. */
const names: Names = {
  raison_sociale: 'companyName',
  commercialname: 'commercialName',
  siret: 'identifier',
  isAssoFub: 'isFubMember',
  chaine: 'retailer',
  codeAPE: 'apeCode',
  id_alveole: 'alveoleNumber',
  account_holder: 'accountHolder',
  taux_tva: 'vatRate',
  repairday: 'repairsPerWeek',
  repairman: 'repairers',
  move_to: 'movedTo',
  name: 'lastName',
  firstname: 'firstName',
  smartphone: 'mobile',
  telephone: 'phone',
  adresse: 'address',
  zip: 'postcode',
  no_map: 'isOffMap',
  horaires_ouverture: 'openingHours',
  ve: 'training',
  legalStatut: 'legalForm',
  asso_type: 'associationType',
  cgsAccept: 'conditionsAccepted',
  cgsAcceptDate: 'conditionsAcceptedAt',
  cgsAcceptBy: 'conditionsAnsweredBy',
  cguAccept: 'termsAccepted',
  cguAcceptDate: 'termsAcceptedAt',
  motif: 'refusal',
  motif_history: 'refusals',
};

/** Fields that a history names and that no profile has. */
const namesInHistory: Names = {
  ...names,
  operateur_id: 'assignee',
  operateur_name: 'operatorName',
  modify_by: 'modifiedBy',
  gender: 'kind',
};

const trainingNames: Names = {
  veSavoirRouler: 'followsSavoirRouler',
  veDescription: 'description',
  vePedagogie: 'pedagogy',
  veDiplome: 'diplomas',
  veDiplomeAccept: 'attestsDiplomas',
  veLegalAccept: 'attestsLegalDuties',
  veFormateur: 'trainers',
  veHourPerWeek: 'weeklyHours',
};
/** In the order of the forms, in which profiles are compared. */
const diplomas = ['DJEPS', 'BPJEPS', 'EMV', 'IMV', 'VAE'];

const requestNames: Names = { fub: 'fubDate', accept: 'acceptDate', abort: 'abortDate' };
const documentNames: Names = { media_gender: 'kind', media_id: 'id', media_url: 'name', media_hash: 'hash' };
const refusalNames: Names = { tab: 'lines', pidRenewed: 'isIdentityRenewed' };

/** How the value of a field of now is made of the stored one; each leaves a value of now as it is. */
const values: Readonly<Record<string, (value: unknown) => unknown>> = {
  training: (training) => eachValue(renamed(training, trainingNames), { diplomas: diplomasIn }),
  activity: (activity) => eachValue(withHistory(activity), { request: requestOf, history: eachOf(requestOf) }),
  documents: eachOf((document) => renamed(document, documentNames)),
  refusal: refusalOf,
  refusals: eachOf(refusalOf),
};

/** A profile by the identifiers of its fields, whether it was stored by them, by the names of the wire or by some of each. */
export function namedProfile(stored: object): FileProfile {
  return eachValue(renamed(stored, names), values) as FileProfile;
}

/** The identifiers of the fields that an entry of a history names. */
export function namedFields(fields: readonly string[]): readonly string[] {
  return fields.map((name) => namesInHistory[name] ?? name);
}

/** An establishment whose profile is stored in either form. */
export function establishmentOf(row: EstablishmentRow): Establishment {
  return toEstablishment({ ...row, profile: namedProfile(row.profile) });
}

/** The fields of an object by their names of now; a field that stands there by both keeps the value of its name of now. */
function renamed(value: unknown, namesOf: Names): unknown {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !Object.hasOwn(value, namesOf[name] ?? ''));
  return Object.fromEntries(kept.map(([name, part]) => [namesOf[name] ?? name, part]));
}

function eachValue(fields: unknown, makes: Readonly<Record<string, (value: unknown) => unknown>>): unknown {
  if (!isObject(fields)) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, makes[name]?.(value) ?? value]));
}

function eachOf(make: (value: unknown) => unknown) {
  return (value: unknown): unknown => (Array.isArray(value) ? value.map(make) : value);
}

const withHistory = (activity: unknown) => (isObject(activity) ? { history: [], ...activity } : activity);

function requestOf(request: unknown): unknown {
  return renamed(request, requestNames);
}

/** The oldest histories keep a refusal as a mere text. */
function refusalOf(refusal: unknown): unknown {
  return renamed(refusal, refusalNames);
}

/** Diplomas were stored as a sign each. */
function diplomasIn(stored: unknown): unknown {
  return isObject(stored) ? diplomas.filter((diploma) => stored[diploma] === true) : stored;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
