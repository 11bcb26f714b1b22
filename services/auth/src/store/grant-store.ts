import type { EventEnvelope } from '@alveole/contracts';
import type { Scope } from '@alveole/domain';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import {
  defineSchema,
  insertAtFreePlace,
  insertVersioned,
  trusted,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { GrantCode, NewSoftwareGrant, SoftwareGrant } from '../record/software-grant.ts';
import { storedToken, storedTokenSchema, tokenOf } from './family-store.ts';
import type { StoredToken } from './family-store.ts';

interface StoredGrant extends Versioned {
  clientId: string;
  clientName: string;
  /** Among those of its shop, from 0; absent of one that has ended, or that an earlier version stored. */
  place?: number;
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

/** One grant of a shop at each place. */
const grantPlaceIndex = 'shop_place';

const schema = versioned(
  defineSchema<StoredGrant>(
    {
      clientId: text,
      clientName: text,
      place: Number,
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
      {
        name: grantPlaceIndex,
        fields: { 'shop.entityId': 1, place: 1 },
        unique: true,
        partialFilterExpression: { place: { $exists: true } },
      },
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
    /** Those that nobody has ended, the one given last first; some may be over by their day, or await the software. */
    async ofShop(entityId: string): Promise<SoftwareGrant[]> {
      const filter = { 'shop.entityId': entityId, revokedAt: trusted({ $exists: false }) };
      const query = model.find(filter, { outbox: 0 }).sort({ givenAt: -1 }).limit(maxListed);
      return (await query.lean<Plain<StoredGrant>[]>()).map(grantOf);
    },
    /** Stores one of so many of its shop; false where it has them, or others that came at the same time took the last place. */
    async insert({ grantId: _id, scopes, ...same }: NewSoftwareGrant, most: number): Promise<boolean> {
      const filter = { 'shop.entityId': same.shop.entityId, revokedAt: trusted({ $exists: false }) };
      const takenPlaces = async () =>
        (await model.find(filter, { place: 1 }).lean<{ place?: number }[]>()).map(({ place }) => place);
      const inserted = await insertAtFreePlace({ most, index: grantPlaceIndex, takenPlaces }, (place) =>
        insertVersioned(model, { _id, ...same, scopes: [...scopes], tokens: [], place }),
      );
      return inserted !== undefined;
    },
    /** Writes over the version that was read, with what the services are to hear; undefined where it changed meanwhile. */
    async change(
      { grantId: _id, rowHash }: SoftwareGrant,
      { tokens, ...same }: GrantFields,
      events: readonly EventEnvelope[] = [],
    ): Promise<SoftwareGrant | undefined> {
      const update = {
        $set: { ...same, ...(tokens && { tokens: tokens.map(storedToken) }) },
        ...(same.revokedAt && { $unset: { place: 1 as const } }),
      };
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
