import type { Database } from '../connect-database.ts';
import type { ObsoleteIndex } from '../indexes.ts';

/** What a migration stands on: the service's own store, clock and settings. It asks no other service. */
export interface MigrationStore {
  readonly database: Database;
  readonly now: () => Date;
  /** What the service reads of its environment; a migration parses what it needs of it. Absent of a store without its service. */
  readonly config?: unknown;
}

/** How a write ended: `unchanged` where the document had better stay as it is, `stale` where somebody wrote since it was read. */
export type WriteOutcome = 'written' | 'unchanged' | 'stale';

/** Writes the change of one document. A dry run counts it and does not call it. */
export type DocumentChange = () => Promise<WriteOutcome>;

/** A walk through one collection in the order of `_id`, a batch at a time. */
export interface CollectionWalk<T extends { _id: string } = { _id: string }> {
  readonly collection: string;
  /** What is read of each document: the whole one unless told. */
  readonly projection?: Readonly<Record<string, 0 | 1>>;
  /** One change for each document that lacks the new form; none for the others, so that a repeated walk writes nothing. */
  // A method, so that a walk over documents of any shape is a `CollectionWalk`.
  changesOf(documents: readonly T[]): Promise<readonly DocumentChange[]> | readonly DocumentChange[];
}

export interface RetiredIndex extends ObsoleteIndex {
  /** True of a unique index over all documents, which refuses the second one that lacks the former field: it goes before the walks. */
  readonly isInTheWay?: boolean;
}

/** One step of a store from the form of one version to that of the next. */
export interface Migration {
  /** `0003-rename-place-to-entitlement`: the number orders, the name is what a store records. Neither changes once it is published. */
  readonly name: string;
  walks(store: MigrationStore): readonly CollectionWalk[];
  /** Declares the models whose indexes must stand before it walks: a renamed unique field is unique from its first document on. */
  declareModels?(database: Database): unknown;
  /** Indexes over former fields. They go once every walk is through, so that a unique value stays unique all the while. */
  readonly retiredIndexes?: readonly RetiredIndex[];
  /** The name under which versions before the first migration recorded the same walk in `done_forms`. */
  readonly formerName?: string;
}

const namePattern = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** The same migrations, once their names are looked at. Throws when one has no number, or when the numbers are not 1, 2, 3 … in this order. */
export function numbered(migrations: readonly Migration[]): readonly Migration[] {
  for (const [index, { name }] of migrations.entries()) {
    if (!namePattern.test(name)) throw new Error(`A migration is named like 0001-verb-noun, not ${name}`);
    if (Number(name.slice(0, 4)) !== index + 1)
      throw new Error(`${name} stands at place ${index + 1} of the service's migrations`);
  }
  return migrations;
}
