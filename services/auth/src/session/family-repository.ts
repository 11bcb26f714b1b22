import type { Database } from '@alveole/persistence';
import { defineSchema } from '@alveole/persistence';
import type { TokenFamily } from './token-family.ts';

export interface FamilyRepository {
  insert(family: TokenFamily, entity_id: string, expires_at: Date): Promise<void>;
  find(family_id: string): Promise<StoredFamily | null>;
  /** Writes over the revision that was read; false when another request wrote first. */
  replace(read: StoredFamily, family: TokenFamily, expires_at: Date): Promise<boolean>;
  close(family_id: string): Promise<void>;
  closeAllOf(who: { user_id: string } | { entity_id: string }): Promise<void>;
}

export interface StoredFamily extends TokenFamily {
  readonly revision: number;
}

interface FamilyRecord {
  _id: string;
  user_id: string;
  entity_id: string;
  tokens: { hash: string; parent: string | null; good_until: number | null }[];
  closed: boolean;
  revision: number;
  /** When its last token expires; MongoDB removes the family afterwards. */
  expires_at: Date;
}

const schema = defineSchema<FamilyRecord>(
  {
    user_id: { type: String, required: true },
    entity_id: { type: String, required: true },
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

export function createFamilyRepository(database: Database): FamilyRepository {
  const model = database.model('token_families', schema);
  return {
    async insert({ family_id, user_id, tokens, closed }, entity_id, expires_at) {
      await model.create({ _id: family_id, user_id, entity_id, tokens: [...tokens], closed, revision: 0, expires_at });
    },
    async find(family_id) {
      const record = await model.findOne({ _id: family_id }).lean();
      return (
        record && {
          family_id,
          user_id: record.user_id,
          tokens: record.tokens,
          closed: record.closed,
          revision: record.revision,
        }
      );
    },
    async replace(read, { tokens, closed }, expires_at) {
      const result = await model.updateOne(
        { _id: read.family_id, revision: read.revision },
        { $set: { tokens: [...tokens], closed, expires_at }, $inc: { revision: 1 } },
      );
      return result.matchedCount === 1;
    },
    async close(family_id) {
      await model.updateOne({ _id: family_id }, closing);
    },
    async closeAllOf(who) {
      await model.updateMany({ ...who, closed: false }, closing);
    },
  };
}
