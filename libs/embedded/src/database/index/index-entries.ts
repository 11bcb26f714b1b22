import { databaseError } from '../errors.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { Environment } from '../storage/environment.ts';
import { decodeRecordId, encodeRecordId, storeKey } from '../storage/keys.ts';
import { keyPattern } from './index-definition.ts';
import type { IndexDefinition } from './index-definition.ts';
import { encodeValue, inverted } from './key-encoder.ts';
import { generateKeys } from './key-generator.ts';

/** The key of one entry, without the record id that ends the keys of an index that is not unique. */
interface EntryKey {
  readonly key: Buffer;
  readonly values: readonly Found[];
}

export interface IndexEntries {
  readonly keys: ReadonlyMap<string, EntryKey>;
  /** What the document teaches about the index's content. */
  readonly throughArray: readonly boolean[];
  readonly shortened: boolean;
}

const none: IndexEntries = { keys: new Map(), throughArray: [], shortened: false };

/** The entries that a document has in an index. */
export function entriesOf(index: IndexDefinition, doc: Doc): IndexEntries {
  if (index.partial !== undefined && !index.partial.matches(doc)) return none;
  const { tuples, throughArray } = generateKeys(
    doc,
    index.fields.map((field) => field.parts),
  );
  let shortened = false;
  const keys = new Map<string, EntryKey>();
  for (const values of tuples) {
    const parts = values.map((value, position) => {
      const encoded = encodeValue(value);
      shortened ||= encoded.shortened;
      return index.fields[position]?.direction === -1 ? inverted(encoded.bytes) : encoded.bytes;
    });
    const key = storeKey(index.id, ...parts);
    keys.set(key.toString('latin1'), { key, values });
  }
  return { keys, throughArray, shortened };
}

const fullKey = (index: IndexDefinition, key: Buffer, recordId: Buffer): Buffer =>
  index.unique ? key : Buffer.concat([key, recordId]);

export interface IndexChange {
  readonly removed: Buffer[];
  readonly added: Buffer[];
  readonly learned: () => boolean;
}

/**
 * What turning `before` into `after` changes in one index. Throws error 11000, before anything is written, when
 * another record already has one of the new keys of a unique index.
 */
export function changeOf(
  environment: Environment,
  collection: Collection,
  index: IndexDefinition,
  recordId: number,
  before: Doc | undefined,
  after: Doc | undefined,
): IndexChange {
  const id = encodeRecordId(recordId);
  const old = before === undefined ? none : entriesOf(index, before);
  const next = after === undefined ? none : entriesOf(index, after);
  const added: Buffer[] = [];
  for (const [name, entry] of next.keys) {
    if (old.keys.has(name)) continue;
    if (index.unique) refuseDuplicate(environment, collection, index, recordId, entry);
    added.push(fullKey(index, entry.key, id));
  }
  const removed = [...old.keys]
    .filter(([name]) => !next.keys.has(name))
    .map(([, entry]) => fullKey(index, entry.key, id));
  return { removed, added, learned: () => learn(index, next) };
}

/** Remembers that the index now holds arrays or shortened keys; true when that is news. */
function learn(index: IndexDefinition, entries: IndexEntries): boolean {
  let news = entries.shortened && !index.shortened;
  if (news) index.shortened = true;
  entries.throughArray.forEach((through, position) => {
    if (!through || index.multikey[position]) return;
    index.multikey[position] = true;
    news = true;
  });
  return news;
}

function refuseDuplicate(
  environment: Environment,
  collection: Collection,
  index: IndexDefinition,
  recordId: number,
  entry: EntryKey,
): void {
  const owner = environment.get(entry.key);
  if (owner === undefined || decodeRecordId(owner) === recordId) return;
  const pattern = keyPattern(index);
  const keyValue: Doc = new Map(
    index.fields.map((field, position) => [field.path, (entry.values[position] ?? null) as Value]),
  );
  throw databaseError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${describeKey(keyValue)}`,
    { keyPattern: pattern, keyValue },
  );
}

function describeKey(keyValue: Doc): string {
  return `{ ${[...keyValue].map(([name, value]) => `${name}: ${describeValue(value)}`).join(', ')} }`;
}

function describeValue(value: Value): string {
  if (value !== null && typeof value === 'object' && '_bsontype' in value && value._bsontype === 'ObjectId')
    return `ObjectId('${String(value)}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Map) return describeKey(value);
  if (Array.isArray(value)) return `[ ${value.map(describeValue).join(', ')} ]`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
