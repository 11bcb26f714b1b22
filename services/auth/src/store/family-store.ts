import type { Database } from '@alveole/persistence';
import { defineSchema } from '@alveole/persistence';
import type { FamilyToken, TokenFamily } from '../record/token-family.ts';

/** A family with the revision that a write must still find. */
export interface SessionFamily extends TokenFamily {
  readonly browserHash: string | undefined;
  /** It ends with the browser. */
  readonly isBrief: boolean;
  readonly expiresAt: Date;
  readonly revision: number;
}

export interface StoredToken {
  hash: string;
  parent: string | null;
  /** Milliseconds since 1970. */
  goodUntil: number | null;
}

interface StoredFamily {
  _id: string;
  userId: string;
  entityId: string;
  /** Of the browser that signed in; absent on those that were opened before it was noted. */
  browserHash?: string;
  /** Absent on those that outlive the browser. */
  isBrief?: true;
  tokens: StoredToken[];
  closed: boolean;
  revision: number;
  /** When its last token expires; MongoDB removes the family afterwards. */
  expiresAt: Date;
}

export const storedTokenSchema = {
  _id: false,
  hash: String,
  parent: { type: String, default: null },
  goodUntil: { type: Number, default: null },
};

const schema = defineSchema<StoredFamily>(
  {
    userId: { type: String, required: true },
    entityId: { type: String, required: true },
    browserHash: String,
    isBrief: Boolean,
    tokens: [storedTokenSchema],
    closed: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  [
    { name: 'userId', fields: { userId: 1 } },
    { name: 'entityId', fields: { entityId: 1 } },
    { name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
);

const closing = { $set: { closed: true, tokens: [] }, $inc: { revision: 1 } };

export const familyModelOf = (database: Database) => database.model('token_families', schema);

export type FamilyStore = ReturnType<typeof createFamilyStore>;

export function createFamilyStore(database: Database) {
  const model = familyModelOf(database);
  const closeAll = async (who: { userId: string; browserHash?: string } | { entityId: string }) => {
    await model.updateMany({ ...who, closed: false }, closing);
  };
  return {
    async insert(
      { familyId, userId, tokens, closed }: TokenFamily,
      {
        entityId,
        browserHash,
        isBrief,
      }: Pick<SessionFamily, 'browserHash' | 'isBrief'> & { readonly entityId: string },
      expiresAt: Date,
    ): Promise<void> {
      const opened = { tokens: tokens.map(storedToken), closed, revision: 0, expiresAt };
      const place = { ...(browserHash && { browserHash }), ...(isBrief && { isBrief: true as const }) };
      const session = { ...opened, ...place };
      await model.create({ _id: familyId, userId, entityId, ...session });
    },
    async find(familyId: string): Promise<SessionFamily | undefined> {
      const document = await model.findOne({ _id: familyId }).lean();
      if (!document) return undefined;
      const { userId, browserHash, tokens, closed, revision, expiresAt } = document;
      const place = { browserHash, isBrief: document.isBrief === true };
      return { familyId, userId, ...place, tokens: tokens.map(tokenOf), closed, revision, expiresAt };
    },
    /** Writes over the revision that was read; false when another request wrote first. */
    async replace(read: SessionFamily, { tokens, closed }: TokenFamily, expiresAt: Date): Promise<boolean> {
      const result = await model.updateOne(
        { _id: read.familyId, revision: read.revision },
        { $set: { tokens: tokens.map(storedToken), closed, expiresAt }, $inc: { revision: 1 } },
      );
      return result.matchedCount === 1;
    },
    async close(familyId: string): Promise<void> {
      await model.updateOne({ _id: familyId }, closing);
    },
    closeAllOfUser: (userId: string) => closeAll({ userId }),
    closeAllOfBrowser: (userId: string, browserHash: string) => closeAll({ userId, browserHash }),
    closeAllOfEntity: (entityId: string) => closeAll({ entityId }),
  };
}

export function storedToken({ hash, parent, goodUntil }: FamilyToken): StoredToken {
  return { hash, parent: parent ?? null, goodUntil: goodUntil?.getTime() ?? null };
}

export function tokenOf({ hash, parent, goodUntil }: StoredToken): FamilyToken {
  return { hash, parent: parent ?? undefined, goodUntil: goodUntil === null ? undefined : new Date(goodUntil) };
}
