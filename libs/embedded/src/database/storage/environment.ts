import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { causeOf, isFailedCommit } from './failed-commit.ts';

/** A half-open range of keys: `low` is in, `high` is not. */
export interface KeyRange {
  readonly low: Buffer;
  readonly high: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** One LMDB file with ordered binary keys. Reads see the running write transaction when called inside `write`. */
export interface Environment {
  get(key: Buffer): Buffer | undefined;
  /** At most `limit` entries of the range, from `after` (excluded) on in the given direction. Holds nothing open. */
  entries(range: KeyRange, options: { reverse: boolean; limit: number; after?: Buffer | undefined }): Entry[];
  /** The number of entries in the range. */
  count(range: KeyRange): number;
  /** Only inside `write`. */
  put(key: Buffer, value: Buffer): void;
  /** Only inside `write`. */
  remove(key: Buffer): void;
  /**
   * Runs `work` as one transaction. Resolves once it is on disk; when `work` throws, nothing of it is kept. Rejects with
   * the refusal OutOfDiskSpace where the disk has no room for it.
   */
  write<T>(work: () => T): Promise<T>;
  close(): Promise<void>;
}

/** The one file of a database, in its folder. */
export const databaseFile = 'data.mdb';

/** @param onLost what `work` did was not kept, though it had come to its end */
export function openEnvironment(dir: string, onLost: () => void = () => undefined): Environment {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, databaseFile);
  refuseForeignFile(path);
  // Without overlapping syncs a resolved transaction is on disk; commits of one turn still share one sync.
  const root = open({ path, overlappingSync: false, keyEncoding: 'binary', encoding: 'binary', noMemInit: false });
  // With this encoding keys and values are bytes, which the type of lmdb leaves open.
  const store = root as unknown as BinaryStore;

  return {
    get: (key) => store.get(key),
    entries: ({ low, high }, { reverse, limit, after }) => {
      const bounds = reverse
        ? { start: after ?? high, exclusiveStart: true, end: low, inclusiveEnd: true, reverse }
        : { start: after ?? low, exclusiveStart: after !== undefined, end: high };
      return [...store.getRange({ ...bounds, limit })].map(({ key, value }) => ({ key: Buffer.from(key), value }));
    },
    count: ({ low, high }) => store.getCount({ start: low, end: high }),
    put: (key, value) => store.putSync(key, value),
    remove: (key) => void store.removeSync(key),
    write: (work) =>
      store.childTransaction(work).catch(async (error: unknown) => {
        if (isFailedCommit(error)) onLost();
        throw await causeOf(error);
      }),
    close: async () => {
      await root.flushed;
      await root.close();
    },
  };
}

/** Every LMDB file has this number in its first page. lmdb itself crashes the process over a file without it. */
const magic = { offset: 24, bytes: Buffer.from('dec0efbe', 'hex') };

/** @throws Error when a file stands there that no database wrote */
export function refuseForeignFile(path: string): void {
  if (!existsSync(path)) return;
  const beginning = Buffer.alloc(magic.offset + magic.bytes.length);
  const file = openSync(path, 'r');
  const read = readSync(file, beginning);
  closeSync(file);
  if (read > 0 && !beginning.subarray(magic.offset).equals(magic.bytes))
    throw new Error(`${path} is not a file of this database`);
}

/** lmdb's database as this module opens it: keys and values are bytes. */
interface BinaryStore {
  get(key: Buffer): Buffer | undefined;
  getRange(options: object): Iterable<{ key: Uint8Array; value: Buffer }>;
  getCount(options: object): number;
  putSync(key: Buffer, value: Buffer): void;
  removeSync(key: Buffer): boolean;
  childTransaction<T>(work: () => T): Promise<T>;
}
