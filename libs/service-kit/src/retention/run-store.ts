import { randomUUID } from 'node:crypto';
import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

/** How far the act of a row has come in the run of a day. */
export interface RetentionRun {
  readonly row: string;
  /** `2026-11-27`, in the installation's time zone. */
  readonly day: string;
  /** The `_id` of the last document of the last page that was acted on; empty before the first. */
  readonly after: string;
  /** Documents acted on, and those that changed meanwhile and wait for the next run. */
  readonly count: number;
  readonly staleCount: number;
  readonly finishedAt?: Date | undefined;
}

type StoredRun = Omit<RetentionRun, 'row'> & { readonly _id: string };

interface StoredLease {
  _id: string;
  owner: string;
  expiresAt: Date;
}

const runSchema = defineSchema<StoredRun>({
  day: { type: String, required: true },
  after: { type: String, default: '' },
  count: { type: Number, required: true },
  staleCount: { type: Number, required: true },
  finishedAt: Date,
});

const leaseSchema = defineSchema<StoredLease>({
  owner: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});

const theLease = 'retention';
/** In milliseconds. Much longer than a page takes, which renews it; after a crash another process goes on this much later. */
export const leaseMs = 60_000;

/** A run that has looked at nothing yet. */
export const newRun = (row: string, day: string): RetentionRun => ({ row, day, after: '', count: 0, staleCount: 0 });

export type RetentionRunStore = ReturnType<typeof createRetentionRunStore>;

/** The runs of the retention in a service's own database, and the lease of the one process that works on them. */
export function createRetentionRunStore(database: Database) {
  const runs = database.model<StoredRun>('retention_runs', runSchema);
  const leases = database.model<StoredLease>('retention_leases', leaseSchema);
  const owner = randomUUID();
  return {
    async all(): Promise<readonly RetentionRun[]> {
      return (await runs.find({}).lean<StoredRun[]>()).map(({ _id: row, ...run }) => ({ row, ...run }));
    },
    /** The run of a day: the one that is under way or finished, else one that begins. */
    async of(row: string, day: string): Promise<RetentionRun> {
      const stored = await runs.findById(row).lean<StoredRun>();
      if (stored?.day !== day) return newRun(row, day);
      const { _id, ...run } = stored;
      return { row: _id, ...run };
    },
    async note({ row, finishedAt, ...run }: RetentionRun): Promise<void> {
      const update = {
        $set: { ...run, ...(finishedAt && { finishedAt }) },
        ...(finishedAt ? {} : { $unset: { finishedAt: 1 } }),
      };
      await runs.updateOne({ _id: row }, update as object, { upsert: true });
    },
    /** Takes or renews the lease; false while another process has it. */
    async lease(at: Date): Promise<boolean> {
      const free = { _id: theLease, $or: [{ owner }, { expiresAt: trusted({ $lt: at }) }] };
      const lease = { owner, expiresAt: new Date(at.getTime() + leaseMs) };
      try {
        await leases.updateOne(free, { $set: lease }, { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async release(): Promise<void> {
      await leases.deleteOne({ _id: theLease, owner });
    },
  };
}
