import type { Database } from '@alveole/persistence';
import { defineSchema } from '@alveole/persistence';
import type { FamilyToken, TokenFamily } from '../record/token-family.ts';

/** A family with the revision that a write must still find. */
export interface KeptFamily extends TokenFamily {
  readonly browserHash: string | undefined;
  /** It ends with the browser. */
  readonly isBrief: boolean;
  readonly expiresAt: Date;
  readonly revision: number;
}

interface StoredToken {
  hash: string;
  parent: string | null;
  /** Milliseconds since 1970. */
  good_until: number | null;
}

interface StoredFamily {
  _id: string;
  user_id: string;
  entity_id: string;
  /** Of the browser that signed in; absent on those that were opened before it was noted. */
  browser_hash?: string;
  /** Absent on those that outlive the browser. */
  is_brief?: true;
  tokens: StoredToken[];
  closed: boolean;
  revision: number;
  /** When its last token expires; MongoDB removes the family afterwards. */
  expires_at: Date;
}

const schema = defineSchema<StoredFamily>(
  {
    user_id: { type: String, required: true },
    entity_id: { type: String, required: true },
    browser_hash: String,
    is_brief: Boolean,
    tokens: [
      {
        _id: false,
        hash: String,
        parent: { type: String, default: null },
        good_until: { type: Number, default: null },
      },
    ],
    closed: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  [
    { name: 'user', fields: { user_id: 1 } },
    { name: 'entity', fields: { entity_id: 1 } },
    { name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 },
  ],
);

const closing = { $set: { closed: true, tokens: [] }, $inc: { revision: 1 } };

export type FamilyStore = ReturnType<typeof createFamilyStore>;

export function createFamilyStore(database: Database) {
  const model = database.model('token_families', schema);
  const closeAll = async (who: { user_id: string; browser_hash?: string } | { entity_id: string }) => {
    await model.updateMany({ ...who, closed: false }, closing);
  };
  return {
    async insert(
      { familyId, userId, tokens, closed }: TokenFamily,
      { entityId, browserHash, isBrief }: Pick<KeptFamily, 'browserHash' | 'isBrief'> & { readonly entityId: string },
      expiresAt: Date,
    ): Promise<void> {
      const opened = { tokens: tokens.map(storedToken), closed, revision: 0, expires_at: expiresAt };
      const place = { ...(browserHash && { browser_hash: browserHash }), ...(isBrief && { is_brief: true as const }) };
      const kept = { ...opened, ...place };
      await model.create({ _id: familyId, user_id: userId, entity_id: entityId, ...kept });
    },
    async find(familyId: string): Promise<KeptFamily | undefined> {
      const stored = await model.findOne({ _id: familyId }).lean();
      if (!stored) return undefined;
      const { user_id: userId, browser_hash: browserHash, tokens, closed, revision, expires_at: expiresAt } = stored;
      const place = { browserHash, isBrief: stored.is_brief === true };
      return { familyId, userId, ...place, tokens: tokens.map(tokenOf), closed, revision, expiresAt };
    },
    /** Writes over the revision that was read; false when another request wrote first. */
    async replace(read: KeptFamily, { tokens, closed }: TokenFamily, expiresAt: Date): Promise<boolean> {
      const result = await model.updateOne(
        { _id: read.familyId, revision: read.revision },
        { $set: { tokens: tokens.map(storedToken), closed, expires_at: expiresAt }, $inc: { revision: 1 } },
      );
      return result.matchedCount === 1;
    },
    async close(familyId: string): Promise<void> {
      await model.updateOne({ _id: familyId }, closing);
    },
    closeAllOfUser: (userId: string) => closeAll({ user_id: userId }),
    closeAllOfBrowser: (userId: string, browserHash: string) =>
      closeAll({ user_id: userId, browser_hash: browserHash }),
    closeAllOfEntity: (entityId: string) => closeAll({ entity_id: entityId }),
  };
}

function storedToken({ hash, parent, goodUntil }: FamilyToken): StoredToken {
  return { hash, parent: parent ?? null, good_until: goodUntil?.getTime() ?? null };
}

function tokenOf({ hash, parent, good_until }: StoredToken): FamilyToken {
  return { hash, parent: parent ?? undefined, goodUntil: good_until === null ? undefined : new Date(good_until) };
}
