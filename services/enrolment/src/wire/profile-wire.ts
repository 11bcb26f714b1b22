import {
  activityOf,
  activityToWire,
  documentOf,
  documentToWire,
  profileWireNames,
  trainingOf,
  trainingToWire,
} from '@alveole/contracts/establishment';
import type { EntityData, SavedEntityData } from '@alveole/contracts/establishment';
import type { Assignee, Field, Profile, ProfileChanges, Refusal } from '../record/profile.ts';

/** A profile as it travels and as it lies in the store: both know the specification's names. */
export type WireProfile = Omit<EntityData, 'operateur_id' | 'operateur_name' | 'modify_by' | 'gender'>;

const wireNames: Readonly<Record<Field, keyof EntityData>> = {
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
  termsAccepted: 'cguAccept',
  termsAcceptedAt: 'cguAcceptDate',
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
  readonly activity: Form<'activity', NonNullable<Profile['activity']>>;
  readonly training: Form<'ve', NonNullable<Profile['training']>>;
  readonly documents: Form<'documents', NonNullable<Profile['documents']>>;
  readonly refusal: Form<'motif', Refusal>;
  readonly refusals: Form<'motif_history', NonNullable<Profile['refusals']>>;
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

const fields = Object.entries(wireNames) as readonly [Field, keyof EntityData][];
const formOf = (field: Field) => (forms as Partial<Record<Field, Form<keyof EntityData, unknown>>>)[field];

/** The name under which clients and the store know a field. */
export function wireNameOf(field: Field): keyof EntityData {
  return wireNames[field];
}

/** A profile, from the store. */
export function profileFromWire(data: WireProfile): Profile {
  return read(data);
}

/** A profile, for the store and for readers; what is undefined does not stand there. */
export function profileToWire(profile: Profile): WireProfile {
  const given = fields.flatMap(([field, name]) => {
    const value = (profile as ProfileChanges)[field];
    return value === undefined ? [] : [[name, formOf(field)?.write(value) ?? value]];
  });
  return Object.fromEntries(given);
}

/** What a client asks for. */
export function changesFromWire({ operateur_id, motif, ...data }: SavedEntityData): ProfileChanges {
  const changes = read({ ...data, motif: motif && { ...motif, tab: motif.tab.map(lineOf) } });
  return operateur_id === undefined ? changes : { ...changes, assignee: assigneeOf(operateur_id) };
}

/** Only compared with what stands: the act reads its reasons itself. */
const lineOf = (line: string | object) => (typeof line === 'string' ? line : JSON.stringify(line));

function read(data: EntityData): ProfileChanges {
  const given = fields.flatMap(([field, name]) => {
    const value = data[name];
    // The form of a field reads the values of that field; the compiler sees all fields at once.
    return value === undefined ? [] : [[field, formOf(field)?.read(value as never) ?? value]];
  });
  return Object.fromEntries(given);
}

function assigneeOf(operatorId: string | null): Assignee {
  return operatorId === null ? 'nobody' : { id: operatorId };
}

function refusalOf({ code, tab, pidRenewed }: NonNullable<EntityData['motif']>): Refusal {
  return { code, lines: tab, ...(pidRenewed === true && { isIdentityRenewed: true }) };
}

function refusalToWire({ code, lines, isIdentityRenewed }: Refusal): NonNullable<EntityData['motif']> {
  return { code, tab: [...lines], ...(isIdentityRenewed === true && { pidRenewed: true }) };
}
