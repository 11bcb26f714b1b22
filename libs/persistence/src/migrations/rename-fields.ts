import type { Database } from '../connect-database.ts';
import { changeDocument } from './change-document.ts';
import type { FieldChanges, ReadDocument } from './change-document.ts';
import type { CollectionWalk } from './migration.ts';

/** The new name of a field by its former path: `{ 'history.details.refundId': 'batchId' }`. Arrays on the way count as none. */
export type FieldNames = Readonly<Record<string, string>>;

/** A walk that gives fields of a collection their new names, at whatever depth; values stay what they are. */
export function renameFields(database: Database, collection: string, names: FieldNames): CollectionWalk<ReadDocument> {
  return {
    collection,
    projection: { outbox: 0 },
    changesOf: (documents) =>
      documents.flatMap((document) => {
        const changes = renamedFields(document, names);
        return changes ? [changeDocument(database, collection, document, changes)] : [];
      }),
  };
}

/** What to write so that a document has the new names; undefined where it has them. A field that has its new name already stays. */
export function renamedFields(document: object, names: FieldNames): FieldChanges | undefined {
  const $set: Record<string, unknown> = {};
  const $unset: Record<string, 1> = {};
  for (const [former, value] of Object.entries(document)) {
    const name = names[former] ?? former;
    const next = renamedWithin(value, former, names);
    if (name !== former) $unset[former] = 1;
    if ((name !== former && !Object.hasOwn(document, name)) || (name === former && next !== value)) $set[name] = next;
  }
  const changes = { ...(isEmpty($set) ? {} : { $set }), ...(isEmpty($unset) ? {} : { $unset }) };
  return isEmpty(changes) ? undefined : changes;
}

/** The same value where nothing within it is renamed. */
function renamedWithin(value: unknown, path: string, names: FieldNames): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => renamedWithin(item, path, names));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlainObject(value)) return value;
  const renamed = Object.entries(value).map(([former, part]) => {
    const partPath = `${path}.${former}`;
    return { former, name: names[partPath] ?? former, part, next: renamedWithin(part, partPath, names) };
  });
  if (renamed.every(({ former, name, part, next }) => name === former && part === next)) return value;
  const entries = renamed.filter(({ former, name }) => name === former || !Object.hasOwn(value, name));
  return Object.fromEntries(entries.map(({ name, next }) => [name, next]));
}

/** Dates, identifiers and numbers of the driver have fields of their own. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;
