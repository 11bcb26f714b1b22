import { listKeys } from '@alveole/domain';
import type { ListKey } from '@alveole/domain';
import { declareIndexes, defineSchema, versioned } from '@alveole/persistence';
import type { Database, IndexDeclaration, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Establishment, HistoryEntry } from '../record/establishment.ts';
import type { FinderPlace } from '../record/finder-place.ts';

/** An entry of the history; the oldest may name fields that a profile has no more. */
export type StoredEntry = Omit<HistoryEntry, 'fields'> & { readonly fields: readonly string[] };

/** An establishment as it lies in the store, with the fields that its indexes need. */
export interface EstablishmentDocument
  extends Versioned, Omit<Establishment, 'id' | 'rowHash' | 'sequence' | 'operator'> {
  readonly operatorId: string | null;
  readonly operatorName?: string;
  readonly history: readonly StoredEntry[];
  /** The SIRET while the establishment is not closed; unique. */
  readonly siretClaim?: string;
  /** Present while visitors may find it. */
  readonly finder?: FinderPlace;
  readonly searchTokens: readonly string[];
  /** When its people were forgotten. */
  readonly forgottenAt?: Date;
  /** What lists are ordered by; absent until documents of an earlier form are renewed. */
  readonly listKeys?: Readonly<Record<ListKey, string>>;
}

const part = (fields: Record<string, unknown>) => new Schema(fields, { _id: false, minimize: false, strict: 'throw' });
const required = (type: unknown) => ({ type, required: true });

const author = part({ role: required(String), userId: String, userName: String });
const historyEntry = part({
  at: required(Date),
  act: required(String),
  from: Number,
  to: required(Number),
  author: required(author),
  fields: { type: [String], default: [] },
  reasons: { type: [String], default: [] },
  acknowledgedDuplicates: { type: [String], default: undefined },
  mail: String,
  eventIds: { type: [String], default: undefined },
});

const fields = {
  status: required(Number),
  kind: required(Number),
  prefix: required(Number),
  operatorId: { type: String, default: null },
  operatorName: String,
  profile: required(Schema.Types.Mixed),
  validatedAt: Date,
  createdAt: required(Date),
  closedFrom: Number,
  forgottenAt: Date,
  statusSince: Date,
  modifiedAt: required(Date),
  modifiedBy: String,
  history: { type: [historyEntry], default: [] },
  siretClaim: String,
  finder: { type: part({ latitude: Number, longitude: Number, repair: Boolean, lesson: Boolean }), required: false },
  searchTokens: { type: [String], default: [] },
  listKeys: { type: part({ name: String, status: String, department: String }), required: false },
};

const newest = { createdAt: -1, _id: -1 } as const;
export const siretIndex = 'siret_unless_closed';

/** Besides the date: an order of its own for each key, read from either end (docs/adr/0040). */
const byKey = listKeys.map((key): IndexDeclaration => ({
  name: `kind_status_${key}`,
  fields: { kind: 1, status: 1, [`listKeys.${key}`]: 1, _id: 1 },
}));

/**
 * What must be unique is unique by an index: it holds whatever runs in parallel. Each list has an index in its order, and
 * filters stand before it (docs/adr/0024).
 */
const indexes: readonly IndexDeclaration[] = [
  {
    name: siretIndex,
    fields: { siretClaim: 1 },
    unique: true,
    partialFilterExpression: { siretClaim: { $exists: true } },
  },
  { name: 'prefix', fields: { prefix: 1 }, unique: true },
  { name: 'kind_status', fields: { kind: 1, status: 1, ...newest } },
  {
    name: 'operator_kind_status',
    fields: { operatorId: 1, kind: 1, status: 1, ...newest },
    partialFilterExpression: { operatorId: { $gt: '' } },
  },
  { name: 'search_kind_status', fields: { searchTokens: 1, kind: 1, status: 1, ...newest } },
  { name: 'kind_status_since', fields: { kind: 1, status: 1, statusSince: 1, _id: 1 } },
  ...byKey,
  { name: 'finder', fields: { 'finder.latitude': 1, 'finder.longitude': 1 } },
];

const schema = versioned<EstablishmentDocument>(defineSchema<EstablishmentDocument>(fields));
declareIndexes(schema, indexes);

export type EstablishmentModel = Model<EstablishmentDocument>;

export function createEstablishmentModel(database: Database): EstablishmentModel {
  return database.model('establishments', schema);
}
