import type { Database } from '@alveole/persistence';
import { defineSchema, isDuplicateKey } from '@alveole/persistence';
import { firstWaitMs } from './guess-rules.ts';

interface StoredTurn {
  _id: string;
  /** When the next turn comes, in milliseconds since 1970; null between turns. */
  at: number | null;
  /** Turns that were used. */
  used: number;
  expiresAt: Date;
}

const schema = defineSchema<StoredTurn>(
  {
    at: { type: Number, default: null },
    used: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  [{ name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
);

/** How long a turn waits for who does not come at once. */
const turnLastsMs = 10 * 60_000;
/** How long it is remembered how many turns somebody has used. */
const rememberedMs = 24 * 3_600_000;
const maxDoublings = 12;

/** Strangers wait for their turn: each gets one, and none can take or put off another's. */
export function createTurnStore(database: Database, now: () => Date) {
  const model = database.model('turns', schema);
  const expiry = () => ({ expiresAt: new Date(now().getTime() + rememberedMs) });

  const give = async (_id: string, known: StoredTurn | null): Promise<number> => {
    const wait = firstWaitMs * 2 ** Math.min(known?.used ?? 0, maxDoublings);
    const update = { $set: { at: now().getTime() + wait, ...expiry() } };
    try {
      await model.updateOne({ _id, at: known?.at ?? null }, update, { upsert: true });
    } catch (error) {
      // A parallel call from the same place was given one first: the next call finds it.
      if (!isDuplicateKey(error)) throw error;
    }
    return wait;
  };

  return {
    /** Takes one's turn when it has come: answers 0 once for each; else how long to wait, in milliseconds. */
    async take(_id: string): Promise<number> {
      const known = await model.findOne({ _id }).lean<StoredTurn>();
      const at = known?.at ?? undefined;
      if (at === undefined || at + turnLastsMs < now().getTime()) return give(_id, known);
      if (at > now().getTime()) return at - now().getTime();
      const used = await model.updateOne({ _id, at }, { $set: { at: null, ...expiry() }, $inc: { used: 1 } });
      return used.matchedCount === 1 ? 0 : firstWaitMs;
    },
    /** Whoever guessed right is no stranger any more. */
    async forget(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
