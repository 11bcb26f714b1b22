import type { Database } from '@alveole/persistence';
import { defineSchema, isDuplicateKey } from '@alveole/persistence';
import type { GuessRules } from './guess-rules.ts';

interface StoredTurn {
  _id: string;
  /** Of a guesser: when its turn comes. Of a line: the last turn given. Milliseconds since 1970. */
  at: number | null;
  /** Turns that were used. */
  used: number;
  expires_at: Date;
}

const schema = defineSchema<StoredTurn>(
  {
    at: { type: Number, default: null },
    used: { type: Number, default: 0 },
    expires_at: { type: Date, required: true },
  },
  [{ name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 }],
);

/** How long a turn waits for who does not come at once. */
const turnLastsMs = 10 * 60_000;
/** How long it is remembered how many turns somebody has used. */
const rememberedMs = 24 * 3_600_000;
const mostDoublings = 12;

export type TurnStore = ReturnType<typeof createTurnStore>;

/** Strangers wait in a line for their turn: each gets one, none can take another's, and they come one by one. */
export function createTurnStore(database: Database, now: () => Date) {
  const model = database.model('turns', schema);
  const expiry = () => ({ expires_at: new Date(now().getTime() + rememberedMs) });

  /** The next free moment of a line. */
  const nextIn = async (line: string, everyMs: number): Promise<number> => {
    const start = now().getTime();
    await model.updateOne({ _id: line }, { $max: { at: start }, $set: expiry() }, { upsert: true });
    const given = await model
      .findOneAndUpdate({ _id: line }, { $inc: { at: everyMs } }, { returnDocument: 'after' })
      .lean();
    return given?.at ?? start + everyMs;
  };

  const give = async (_id: string, known: StoredTurn | null, line: string, rules: GuessRules): Promise<number> => {
    const ownWait = rules.firstWaitMs * 2 ** Math.min(known?.used ?? 0, mostDoublings);
    const at = Math.max(now().getTime() + ownWait, await nextIn(line, rules.turnEveryMs));
    try {
      await model.updateOne({ _id, at: known?.at ?? null }, { $set: { at, ...expiry() } }, { upsert: true });
    } catch (error) {
      // A parallel call of the same guesser was given one first: its next call finds it.
      if (!isDuplicateKey(error)) throw error;
    }
    return at - now().getTime();
  };

  return {
    /** Takes one's turn when it has come: answers 0 once for each; else how long to wait, in milliseconds. */
    async take(_id: string, line: string, rules: GuessRules): Promise<number> {
      const known = await model.findOne({ _id }).lean<StoredTurn>();
      const at = known?.at ?? undefined;
      if (at === undefined || at + turnLastsMs < now().getTime()) return give(_id, known, line, rules);
      if (at > now().getTime()) return at - now().getTime();
      const used = await model.updateOne({ _id, at }, { $set: { at: null, ...expiry() }, $inc: { used: 1 } });
      return used.matchedCount === 1 ? 0 : rules.firstWaitMs;
    },
    /** Whoever guessed right is no stranger any more. */
    async forget(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
