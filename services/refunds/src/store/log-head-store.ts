import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { LogKey, SignedHead } from '@alveole/transparency';

/** `_id` is the day: one head a day, whichever replica signs it. */
interface StoredHead {
  _id: string;
  text: string;
  keyId: string;
  signature: string;
}

interface StoredKey {
  _id: string;
  publicKey: string;
  since: Date;
}

const headSchema = defineSchema<StoredHead>({
  text: { type: String, required: true },
  keyId: { type: String, required: true },
  signature: { type: String, required: true },
});

const keySchema = defineSchema<StoredKey>({
  publicKey: { type: String, required: true },
  since: { type: Date, required: true },
});

export type LogHeadStore = ReturnType<typeof createLogHeadStore>;

/** The signed heads of the public log, and the public keys that ever signed one. */
export function createLogHeadStore(database: Database) {
  const heads = database.model<StoredHead>('public_heads', headSchema);
  const keys = database.model<StoredKey>('public_keys', keySchema);
  const page = async (beforeDay: string | undefined, count: number): Promise<readonly SignedHead[]> => {
    const filter = beforeDay === undefined ? {} : { _id: trusted({ $lt: beforeDay }) };
    const rows = await heads.find(filter).sort({ _id: -1 }).limit(count).lean<StoredHead[]>();
    return rows.map(({ text, keyId, signature }) => ({ text, keyId, signature }));
  };
  return {
    /** Newest first. */
    page,
    newest: async (): Promise<SignedHead | undefined> => (await page(undefined, 1))[0],
    /** The head that another replica signed for the day stays. */
    async add(day: string, head: SignedHead): Promise<void> {
      await insertOnce(() => heads.create({ _id: day, ...head }));
    },
    async addKey({ keyId, publicKey }: LogKey, since: Date): Promise<void> {
      await insertOnce(() => keys.create({ _id: keyId, publicKey, since }));
    },
    /** Oldest first. */
    async keys(): Promise<readonly (LogKey & { readonly since: Date })[]> {
      const rows = await keys.find({}).sort({ since: 1, _id: 1 }).lean<StoredKey[]>();
      return rows.map(({ _id, publicKey, since }) => ({ keyId: _id, publicKey, since }));
    },
  };
}

async function insertOnce(insert: () => Promise<unknown>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
