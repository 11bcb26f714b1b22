import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';

interface StoredPlace {
  _id: string;
  expiresAt: Date;
}

const schema = defineSchema<StoredPlace>({ expiresAt: { type: Date, required: true } }, [
  { name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** A place is forgotten when nobody signed in from it for half a year. */
const rememberedMs = 180 * 24 * 3_600_000;

/** Addresses and devices from which somebody has signed in to an account. */
export function createKnownPlaceStore(database: Database, now: () => Date) {
  const model = database.model('known_places', schema);
  return {
    /** Which of these are known. */
    async among(places: readonly string[]): Promise<ReadonlySet<string>> {
      const alive = { _id: trusted({ $in: places }), expiresAt: trusted({ $gt: now() }) };
      return new Set((await model.find(alive).lean()).map(({ _id }) => _id));
    },
    async remember(places: readonly string[]): Promise<void> {
      const expiresAt = new Date(now().getTime() + rememberedMs);
      await Promise.all(places.map((_id) => model.updateOne({ _id }, { $set: { expiresAt } }, { upsert: true })));
    },
  };
}
