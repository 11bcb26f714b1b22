import { isDeepStrictEqual } from 'node:util';
import type { EntityData } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { Establishment, Profile } from '../record/establishment.ts';
import { entityDataOf } from '../wire/establishment-wire.ts';
import { isSameDocument } from '../record/documents.ts';
import type { EntityDocument } from '../record/documents.ts';
import type { Field } from './field-owners.ts';

/** What a client asks for, against what it read. Fields that it leaves out, or sends back as they were, are no change. */
export interface SaveRequest {
  readonly entityId: string;
  readonly data: EntityData;
  readonly status?: Establishment['status'] | undefined;
  readonly lastRowHash: string;
  readonly forceApproval?: boolean | undefined;
}

/** The server's own note of the last writer: clients may send theirs, it counts for nothing. */
const stamped: Field = 'modify_by';

/** The fields whose value differs from what a reader sees. */
export function changedFields(establishment: Establishment, data: EntityData): Field[] {
  const shown = entityDataOf(establishment);
  return (Object.keys(data) as Field[]).filter(
    (field) => field !== stamped && data[field] !== undefined && !isSame(field, shown, data),
  );
}

/** The documents that are not the accepted ones. */
export function newDocuments({ profile }: Establishment, { documents = [] }: EntityData): readonly EntityDocument[] {
  return documents.filter((given) => !profile.documents?.some((known) => isSameDocument(known, given)));
}

/** The values of some fields, for a profile. */
export function valuesOf(data: EntityData, fields: readonly Field[]): Profile {
  return Object.fromEntries(fields.map((field) => [field, data[field]]));
}

export function notEditable(field: Field) {
  return appError('NotAuthorizedException', `Field not editable: ${field}.`);
}

function isSame(field: Field, shown: EntityData, data: EntityData): boolean {
  if (field === 'documents') return isSubset(data.documents ?? [], shown.documents ?? []);
  if (field === 'operateur_id') return (data.operateur_id ?? undefined) === shown.operateur_id;
  return isDeepStrictEqual(plain(shown[field]), plain(data[field]));
}

function isSubset(given: readonly EntityDocument[], known: readonly EntityDocument[]): boolean {
  return given.every((document) => known.some((other) => isSameDocument(other, document)));
}

/** Through JSON: prototypes and absent fields do not make a difference. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
