import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';

interface StoredPlace {
  _id: string;
  expires_at: Date;
}

const schema = defineSchema<StoredPlace>({ expires_at: { type: Date, required: true } }, [
  { name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 },
]);

/** A place is forgotten when nobody signed in from it for half a year. */
const rememberedMs = 180 * 24 * 3_600_000;

/** Addresses and devices from which somebody has signed in to an account. */
export function createKnownPlaceStore(database: Database, now: () => Date) {
  const model = database.model('known_places', schema);
  return {
    /** Which of these are known. */
    async among(places: readonly string[]): Promise<ReadonlySet<string>> {
      const alive = { _id: trusted({ $in: places }), expires_at: trusted({ $gt: now() }) };
      return new Set((await model.find(alive).lean()).map(({ _id }) => _id));
    },
    async remember(places: readonly string[]): Promise<void> {
      const expires_at = new Date(now().getTime() + rememberedMs);
      await Promise.all(places.map((_id) => model.updateOne({ _id }, { $set: { expires_at } }, { upsert: true })));
    },
  };
}
