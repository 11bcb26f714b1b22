import type { Database } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';
import type { Migration } from './migration.ts';

/** How far a migration has come in this store. */
export interface MigrationProgress {
  /** The walk under way, counted from 0. */
  readonly walk: number;
  /** The `_id` of the last document that it looked at; empty before the first. */
  readonly after: string;
  /** Documents looked at, and those of them that were written. */
  readonly seen: number;
  readonly changed: number;
  readonly finishedAt?: Date;
}

interface StoredProgress extends MigrationProgress {
  _id: string;
}

const progressSchema = defineSchema<StoredProgress>({
  walk: { type: Number, required: true },
  after: { type: String, default: '' },
  seen: { type: Number, required: true },
  changed: { type: Number, required: true },
  finishedAt: Date,
});

/** Where versions before the first migration recorded the walks that they had made. */
const formerSchema = defineSchema<{ _id: string; done_at: Date }>({ done_at: Date });

export const notBegun: MigrationProgress = { walk: 0, after: '', seen: 0, changed: 0 };

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** The collection `migrations` of a service's store. */
export function createProgressStore(database: Database) {
  const model = database.model<StoredProgress>('migrations', progressSchema);
  const former = database.model('done_forms', formerSchema);
  return {
    async of({ name, formerName }: Migration): Promise<MigrationProgress> {
      const stored = await model.findById(name).lean<StoredProgress>();
      if (stored) return stored;
      const done = formerName === undefined ? null : await former.findById(formerName).lean<{ done_at: Date }>();
      return done ? { ...notBegun, finishedAt: done.done_at } : notBegun;
    },
    async note({ name }: Migration, { walk, after, seen, changed, finishedAt }: MigrationProgress): Promise<void> {
      const fields = { walk, after, seen, changed, ...(finishedAt && { finishedAt }) };
      await model.updateOne({ _id: name }, { $set: fields }, { upsert: true });
    },
    /** The names that this store has met, finished or not, in their order. */
    async names(): Promise<string[]> {
      const stored = await model.find({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: string }[]>();
      return stored.map(({ _id }) => _id);
    },
  };
}
