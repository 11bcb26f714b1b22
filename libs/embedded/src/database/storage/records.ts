import { databaseError } from '../errors.ts';
import { encodeDoc } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { changeOf } from '../index/index-entries.ts';
import type { IndexChange } from '../index/index-entries.ts';
import type { IndexDefinition } from '../index/index-definition.ts';
import type { Catalogue } from './catalogue.ts';
import type { Collection } from './collection.ts';
import type { Environment } from './environment.ts';
import { encodeRecordId, storeKey } from './keys.ts';

/** MongoDB's bound on the size of a document. */
const largestDocument = 16 * 1024 * 1024;

/** The records of the collections with their index entries. Writes work only inside `environment.write`. */
export interface Records {
  read(collection: Collection, recordId: number): Buffer | undefined;
  /** `raw` is the document's BSON, when the caller has it already. */
  insert(collection: Collection, doc: Doc, raw?: Buffer): void;
  /** Answers false, and writes nothing, when the document stays as it was. */
  replace(collection: Collection, recordId: number, before: Doc, after: Doc): boolean;
  remove(collection: Collection, recordId: number, before: Doc): void;
}

const recordKey = (collection: Collection, recordId: number): Buffer =>
  storeKey(collection.id, encodeRecordId(recordId));

export function createRecords(environment: Environment, catalogue: Catalogue): Records {
  /** Everything that can be refused is refused before the first byte is written. */
  function change(
    collection: Collection,
    recordId: number,
    before: Doc | undefined,
    after: Doc | undefined,
    raw: Buffer | undefined,
  ): void {
    if (collection.dropped) throw databaseError('NamespaceNotFound', `ns not found: ${collection.namespace}`);
    const changes = collection.indexes
      .filter((index) => isTouched(index, before, after))
      .map((index) => changeOf(environment, collection, index, recordId, before, after));
    if (raw === undefined) environment.remove(recordKey(collection, recordId));
    else environment.put(recordKey(collection, recordId), raw);
    changes.forEach((indexChange) => apply(indexChange, encodeRecordId(recordId)));
    const hasNews = changes.map((indexChange) => indexChange.learned()).includes(true);
    if (hasNews || collection.unsaved) catalogue.save(collection);
  }

  function apply(indexChange: IndexChange, recordId: Buffer): void {
    indexChange.removed.forEach((key) => environment.remove(key));
    indexChange.added.forEach((key) => environment.put(key, recordId));
  }

  return {
    read: (collection, recordId) => environment.get(recordKey(collection, recordId)),
    insert: (collection, doc, raw = encodeDoc(doc)) => {
      checkSize(raw);
      const recordId = collection.nextRecordId;
      change(collection, recordId, undefined, doc, raw);
      collection.nextRecordId = recordId + 1;
    },
    replace: (collection, recordId, before, after) => {
      const raw = encodeDoc(after);
      if (environment.get(recordKey(collection, recordId))?.equals(raw)) return false;
      checkSize(raw);
      change(collection, recordId, before, after, raw);
      return true;
    },
    remove: (collection, recordId, before) => change(collection, recordId, before, undefined, undefined),
  };
}

/** Updates leave the very values that they do not touch: an index of such fields needs no look at the document. */
function isTouched({ looksAt }: IndexDefinition, before: Doc | undefined, after: Doc | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  return looksAt.some((field) => before.get(field) !== after.get(field));
}

function checkSize(raw: Buffer): void {
  if (raw.length > largestDocument)
    throw databaseError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${raw.length}, max size: ${largestDocument}`,
    );
}
