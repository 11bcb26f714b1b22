import { isDeepStrictEqual } from 'node:util';
import { wireNameOf } from '@alveole/contracts/establishment';
import type { AskedAct, EstablishmentDocument, SavedFile } from '@alveole/contracts/establishment';
import type { WorkingRole } from '@alveole/domain';
import { isSameDocument } from '../record/documents.ts';
import type { Establishment } from '../record/establishment.ts';
import type { Field, Profile, ProfileChanges } from '../record/profile.ts';
import { fieldNotEditable } from '../record/refusals.ts';
import { storedForm } from '../record/profile-schemas.ts';

/** What a client asks for, against what it read. Fields that it leaves out, or sends back as they were, are no change. */
export interface SaveRequest {
  readonly entityId: string;
  readonly changes: ProfileChanges;
  readonly lastRowHash: string;
  /** The act that is asked for; the wire names some acts by what they change of the file. */
  readonly actOf: (file: SavedFile) => AskedAct;
  /** Other files that staff have seen and that do not keep them from validating. */
  readonly acknowledgedDuplicates?: readonly string[] | undefined;
  /** Of the caller's own account, for what asks for it again. */
  readonly password?: string | undefined;
}

/** A save once the file is read: its act, what it changes. */
export interface AskedSave {
  readonly asked: AskedAct;
  readonly changes: ProfileChanges;
  readonly changed: readonly Field[];
}

/** Reads a save against the file that it is of. Throws what `actOf` throws. */
export function askedSave(
  establishment: Establishment,
  { changes: given, actOf }: Pick<SaveRequest, 'changes' | 'actOf'>,
  role: WorkingRole,
): AskedSave {
  const changes = storedForm(establishment.kind, given);
  const changed = changedFields(establishment, changes);
  const { status, profile } = establishment;
  return { asked: actOf({ ...profile, status, role, changed: changed.map(wireNameOf) }), changes, changed };
}

/** The server's own note of the last writer: clients may send theirs, it counts for nothing. */
const stamped: Field = 'modifiedBy';

/** The fields whose value, in its stored form, differs from what a reader sees: old records may hold it in another. */
function changedFields(establishment: Establishment, changes: ProfileChanges): Field[] {
  const shown = shownOf(establishment);
  const stored = storedForm(establishment.kind, shown);
  return (Object.keys(changes) as Field[]).filter(
    (field) => field !== stamped && !isSame(field, shown, changes) && !isSame(field, stored, changes),
  );
}

/** The documents that are not the accepted ones. */
export function newDocuments(
  { profile }: Establishment,
  { documents = [] }: ProfileChanges,
): readonly EstablishmentDocument[] {
  return documents.filter((given) => !profile.documents?.some((known) => isSameDocument(known, given)));
}

/** A save puts an identity document into the file that it did not have. */
export function bringsNewIdentity(establishment: Establishment, changes: ProfileChanges): boolean {
  return newDocuments(establishment, changes).some(({ kind }) => kind === 'PID');
}

/** The values of some fields, for a profile. */
export function valuesOf(changes: ProfileChanges, fields: readonly Field[]): Profile {
  return Object.fromEntries(fields.map((field) => [field, changes[field]]));
}

export function notEditable(field: Field) {
  return fieldNotEditable(wireNameOf(field));
}

/** A file as a reader sees it. */
function shownOf({ kind, operator, profile }: Establishment): ProfileChanges {
  return {
    ...profile,
    kind,
    assignee: operator === undefined ? 'nobody' : { id: operator.id },
    operatorName: operator?.name,
  };
}

function isSame(field: Field, shown: ProfileChanges, changes: ProfileChanges): boolean {
  if (field === 'documents') return isSubset(changes.documents ?? [], shown.documents ?? []);
  return isDeepStrictEqual(plain(shown[field]), plain(changes[field]));
}

function isSubset(given: readonly EstablishmentDocument[], known: readonly EstablishmentDocument[]): boolean {
  return given.every((document) => known.some((other) => isSameDocument(other, document)));
}

/** Through JSON: prototypes and absent fields do not make a difference. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
