import type { EventEnvelope } from '@alveole/contracts';
import type { Scope } from '@alveole/domain';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import { defineSchema, insertVersioned, versioned, writeIfUnchanged } from '@alveole/persistence';
import type { GrantCode, NewSoftwareGrant, SoftwareGrant } from '../record/software-grant.ts';
import { storedToken, storedTokenSchema, tokenOf } from './family-store.ts';
import type { StoredToken } from './family-store.ts';

interface StoredGrant extends Versioned {
  clientId: string;
  clientName: string;
  shop: SoftwareGrant['shop'];
  scopes: Scope[];
  givenById: string;
  givenByName: string;
  givenAt: Date;
  code: GrantCode;
  tokens: StoredToken[];
  usedAt?: Date;
  revokedAt?: Date;
  /** MongoDB removes the grant afterwards. */
  expiresAt: Date;
}

const text = { type: String, required: true };
const instant = { type: Date, required: true };

const schema = versioned(
  defineSchema<StoredGrant>(
    {
      clientId: text,
      clientName: text,
      shop: {
        type: { _id: false, entityId: text, gender: { type: Number, required: true } },
        required: true,
      },
      scopes: { type: [String], required: true },
      givenById: text,
      givenByName: text,
      givenAt: instant,
      code: {
        type: {
          _id: false,
          hash: text,
          redirectUri: text,
          challenge: text,
          goodUntil: instant,
          isSpent: { type: Boolean, required: true },
        },
        required: true,
      },
      tokens: [storedTokenSchema],
      usedAt: Date,
      revokedAt: Date,
      expiresAt: instant,
    },
    [
      { name: 'shop_givenAt', fields: { 'shop.entityId': 1, givenAt: -1 } },
      { name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  ),
);

export const grantModelOf = (database: Database) => database.model<StoredGrant>('software_grants', schema);

/** A shop has fewer: only a limit of what is read. */
const maxListed = 200;

/** What an act changes of a grant. */
export type GrantFields = Partial<Pick<SoftwareGrant, 'code' | 'tokens' | 'usedAt' | 'revokedAt' | 'expiresAt'>>;

export type GrantStore = ReturnType<typeof createGrantStore>;

/** What shops have allowed software to do for them. */
export function createGrantStore(database: Database) {
  const model = grantModelOf(database);
  return {
    async find(grantId: string): Promise<SoftwareGrant | undefined> {
      const document = await model.findOne({ _id: grantId }, { outbox: 0 }).lean<Plain<StoredGrant>>();
      return document ? grantOf(document) : undefined;
    },
    /** Those that software has taken up and that are good, the one given last first. */
    async ofShop(entityId: string): Promise<SoftwareGrant[]> {
      const query = model.find({ 'shop.entityId': entityId }, { outbox: 0 }).sort({ givenAt: -1 }).limit(maxListed);
      const grants = (await query.lean<Plain<StoredGrant>[]>()).map(grantOf);
      return grants.filter(({ code, revokedAt }) => code.isSpent && revokedAt === undefined);
    },
    async insert({ grantId: _id, scopes, ...same }: NewSoftwareGrant): Promise<void> {
      await insertVersioned(model, { _id, ...same, scopes: [...scopes], tokens: [] });
    },
    /** Writes over the version that was read, with what the services are to hear; undefined where it changed meanwhile. */
    async change(
      { grantId: _id, rowHash }: SoftwareGrant,
      { tokens, ...same }: GrantFields,
      events: readonly EventEnvelope[] = [],
    ): Promise<SoftwareGrant | undefined> {
      const update = { $set: { ...same, ...(tokens && { tokens: tokens.map(storedToken) }) } };
      const outcome = await writeIfUnchanged(model, { _id, rowHash }, update, events);
      return outcome.ok ? grantOf(outcome.doc) : undefined;
    },
  };
}

function grantOf({ _id, tokens, code, ...stored }: Plain<StoredGrant>): SoftwareGrant {
  const { clientId, clientName, shop, scopes, givenById, givenByName, givenAt } = stored;
  const { usedAt, revokedAt, expiresAt, rowHash, sequence } = stored;
  const consent = { clientId, clientName, shop, scopes, givenById, givenByName, givenAt, code };
  return { grantId: _id, ...consent, tokens: tokens.map(tokenOf), usedAt, revokedAt, expiresAt, rowHash, sequence };
}
