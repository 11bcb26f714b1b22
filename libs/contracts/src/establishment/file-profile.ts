import type { Activity } from '@alveole/domain';
import { activityOf, activityToWire } from './activity-view.ts';
import { documentOf, documentToWire } from './document-view.ts';
import type { EstablishmentDocument } from './document-view.ts';
import type { EstablishmentProfile } from './profile-view.ts';
import { profileWireNames } from './profile-wire.ts';
import { trainingOf, trainingToWire } from './training-view.ts';
import type { EntityData, SavedEntityData } from './wire.ts';

/** A refusal of the accreditation, as the establishment reads it. */
export interface FileRefusal {
  /** Of the mail that told it; empty for one that can be mended. */
  readonly code: string;
  readonly lines: readonly string[];
  /** Staff have put a newer identity document into the file since. */
  readonly isIdentityRenewed?: boolean;
}

/**
 * What an establishment tells of itself and what staff noted on it, as its file keeps it. Documents name accepted keys, never
 * uploads. Latitude and longitude stand apart, since each is asked for, written and refused by its own name.
 */
export interface FileProfile extends Omit<EstablishmentProfile, 'position'> {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly legalForm?: number;
  /** HAM: an association; AM: one of Alsace-Moselle. */
  readonly associationType?: 'AM' | 'HAM';
  readonly activity?: Activity;
  readonly documents?: readonly EstablishmentDocument[];
  /** The general conditions of the programme (CGS). */
  readonly conditionsAccepted?: boolean;
  /** `acceptanceStamp`, or `neverAccepted`. */
  readonly conditionsAcceptedAt?: string;
  /** Name of the person who accepted or refused them. */
  readonly conditionsAnsweredBy?: string;
  /** `versionName` of the conditions that were accepted. */
  readonly conditionsVersion?: string;
  /** The terms of use (CGU). */
  readonly termsAccepted?: boolean;
  readonly termsAcceptedAt?: string;
  readonly termsVersion?: string;
  /** The refusal that stands; none once validated. */
  readonly refusal?: FileRefusal;
  /** Every refusal, oldest first; the oldest histories keep a mere text. */
  readonly refusals?: readonly (FileRefusal | string)[];
}

/** Who shall hold a file. */
export type Assignee = { readonly id: string } | 'nobody';

/** What a client may name in a save, the fields that are nobody's to write among them. */
export interface FileChanges extends FileProfile {
  /** Absent leaves its holder. */
  readonly assignee?: Assignee;
  readonly operatorName?: string;
  readonly modifiedBy?: string;
  readonly kind?: number;
}

export type FileField = keyof FileChanges;

const wireNames: Readonly<Record<FileField, keyof EntityData>> = {
  ...profileWireNames,
  latitude: 'latitude',
  longitude: 'longitude',
  legalForm: 'legalStatut',
  associationType: 'asso_type',
  activity: 'activity',
  training: 've',
  documents: 'documents',
  conditionsAccepted: 'cgsAccept',
  conditionsAcceptedAt: 'cgsAcceptDate',
  conditionsAnsweredBy: 'cgsAcceptBy',
  conditionsVersion: 'cgsVersion',
  termsAccepted: 'cguAccept',
  termsAcceptedAt: 'cguAcceptDate',
  termsVersion: 'cguVersion',
  refusal: 'motif',
  refusals: 'motif_history',
  assignee: 'operateur_id',
  operatorName: 'operateur_name',
  modifiedBy: 'modify_by',
  kind: 'gender',
};

/** How a field's value reads and travels, where it does not travel as it is. */
interface Form<Name extends keyof EntityData, Value> {
  readonly read: (wire: NonNullable<EntityData[Name]>) => Value;
  readonly write: (value: Value) => EntityData[Name];
}

const forms: {
  readonly activity: Form<'activity', NonNullable<FileProfile['activity']>>;
  readonly training: Form<'ve', NonNullable<FileProfile['training']>>;
  readonly documents: Form<'documents', NonNullable<FileProfile['documents']>>;
  readonly refusal: Form<'motif', FileRefusal>;
  readonly refusals: Form<'motif_history', NonNullable<FileProfile['refusals']>>;
} = {
  activity: { read: activityOf, write: activityToWire },
  training: { read: trainingOf, write: trainingToWire },
  documents: { read: (documents) => documents.map(documentOf), write: (documents) => documents.map(documentToWire) },
  refusal: { read: refusalOf, write: refusalToWire },
  refusals: {
    read: (refusals) => refusals.map((refusal) => (typeof refusal === 'string' ? refusal : refusalOf(refusal))),
    write: (refusals) => refusals.map((refusal) => (typeof refusal === 'string' ? refusal : refusalToWire(refusal))),
  },
};

const fields = Object.entries(wireNames) as readonly [FileField, keyof EntityData][];
const formOf = (field: FileField) => (forms as Partial<Record<FileField, Form<keyof EntityData, unknown>>>)[field];

/** The name by which clients know a field of a file. */
export function wireNameOf(field: FileField): keyof EntityData {
  return wireNames[field];
}

const namesByField: Readonly<Record<string, string>> = wireNames;

/** The fields that an entry of a history names, as they travel; a former field keeps its name. */
export function fieldsToWire(stored: readonly string[]): readonly string[] {
  return stored.map((field) => namesByField[field] ?? field);
}

/** A profile as it travels; what is undefined does not stand there. `fileChangesOf` reads it again. */
export function fileProfileToWire(profile: FileProfile): EntityData {
  const entries = fields.flatMap(([field, name]) => {
    const value = (profile as FileChanges)[field];
    return value === undefined ? [] : [[name, formOf(field)?.write(value) ?? value]];
  });
  return Object.fromEntries(entries);
}

/** What a client asks for in its `entity_data`. */
export function fileChangesOf({ operateur_id, motif, ...data }: SavedEntityData): FileChanges {
  const changes = read({ ...data, motif: motif && { ...motif, tab: motif.tab.map(lineOf) } });
  return operateur_id === undefined ? changes : { ...changes, assignee: assigneeOf(operateur_id) };
}

/** Only compared with what stands: the act reads its reasons itself. */
const lineOf = (line: string | object) => (typeof line === 'string' ? line : JSON.stringify(line));

function read(data: EntityData): FileChanges {
  const entries = fields.flatMap(([field, name]) => {
    const value = data[name];
    // The form of a field reads the values of that field; the compiler sees all fields at once.
    return value === undefined ? [] : [[field, formOf(field)?.read(value as never) ?? value]];
  });
  return Object.fromEntries(entries);
}

function assigneeOf(operatorId: string | null): Assignee {
  return operatorId === null ? 'nobody' : { id: operatorId };
}

function refusalOf({ code, tab, pidRenewed }: NonNullable<EntityData['motif']>): FileRefusal {
  return { code, lines: tab, ...(pidRenewed === true && { isIdentityRenewed: true }) };
}

function refusalToWire({ code, lines, isIdentityRenewed }: FileRefusal): NonNullable<EntityData['motif']> {
  return { code, tab: [...lines], ...(isIdentityRenewed === true && { pidRenewed: true }) };
}
