import type { EventEnvelope } from '@alveole/contracts';
import type { Scope } from '@alveole/domain';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import { defineSchema, insertVersioned, versioned, writeIfUnchanged } from '@alveole/persistence';
import type { AccountChange } from '../record/account.ts';
import type { ClientSecret, NewSoftwareClient, SoftwareClient } from '../record/software-client.ts';
import type { StoredChange } from './account-model.ts';
import { changeOf, storedChange } from './account-store.ts';

interface StoredClient extends Versioned {
  name: string;
  reason: string;
  scopes: Scope[];
  shop?: { entityId: string; name: string; gender: number };
  funderId?: string;
  /** Absent on software that was given access before shops could allow any, and on software with a secret. */
  redirectUris?: string[];
  secrets: ClientSecret[];
  revokedAt?: Date;
  history: StoredChange[];
}

const text = { type: String, required: true };
const instant = { type: Date, required: true };

const schema = versioned(
  defineSchema<StoredClient>(
    {
      name: text,
      reason: text,
      scopes: { type: [String], required: true },
      shop: { type: { _id: false, entityId: text, name: text, gender: { type: Number, required: true } } },
      funderId: String,
      redirectUris: { type: [String], default: undefined },
      secrets: [{ _id: false, id: text, hash: text, hint: text, createdAt: instant }],
      revokedAt: Date,
      history: [{ _id: false, at: instant, byId: text, byName: text, act: text }],
    },
    [{ name: 'name', fields: { name: 1 } }],
  ),
);

export const clientModelOf = (database: Database) => database.model<StoredClient>('software_clients', schema);

const maxClients = 500;
/** Acts stored of one client. */
const maxChanges = 50;

/** What an act changes of a client. */
export type ClientFields = Partial<Pick<SoftwareClient, 'secrets' | 'revokedAt'>>;

export type ClientStore = ReturnType<typeof createClientStore>;

/** Software that calls in its own name. */
export function createClientStore(database: Database) {
  const model = clientModelOf(database);
  return {
    async find(clientId: string): Promise<SoftwareClient | undefined> {
      const document = await model.findOne({ _id: clientId }, { outbox: 0 }).lean<Plain<StoredClient>>();
      return document ? clientOf(document) : undefined;
    },
    /** By name. */
    async list(): Promise<SoftwareClient[]> {
      const query = model.find({}, { outbox: 0 }).sort({ name: 1 }).limit(maxClients);
      return (await query.lean<Plain<StoredClient>[]>()).map(clientOf);
    },
    async insert(client: NewSoftwareClient): Promise<SoftwareClient> {
      const { clientId: _id, name, reason, scopes, secrets, shop, funderId, redirectUris, history } = client;
      const inserted = await insertVersioned(model, {
        _id,
        name,
        reason,
        scopes: [...scopes],
        secrets: [...secrets],
        history: history.map(storedChange),
        ...(shop && { shop }),
        ...(funderId !== undefined && { funderId }),
        ...(redirectUris && { redirectUris: [...redirectUris] }),
      });
      return clientOf(inserted);
    },
    /** Writes over the version that was read, with the act and what the services are to hear; undefined where it changed meanwhile. */
    async change(
      { clientId: _id, rowHash }: SoftwareClient,
      { secrets, revokedAt }: ClientFields,
      act: AccountChange,
      events: readonly EventEnvelope[] = [],
    ): Promise<SoftwareClient | undefined> {
      const update = {
        $set: { ...(secrets && { secrets: [...secrets] }), ...(revokedAt && { revokedAt }) },
        $push: { history: { $each: [storedChange(act)], $slice: -maxChanges } },
      };
      const outcome = await writeIfUnchanged(model, { _id, rowHash }, update, events);
      return outcome.ok ? clientOf(outcome.doc) : undefined;
    },
    /** Tells the services something of a client that changes nothing of it; false where it changed meanwhile. */
    async announce({ clientId: _id, rowHash }: SoftwareClient, event: EventEnvelope): Promise<boolean> {
      return (await writeIfUnchanged(model, { _id, rowHash }, {}, [event])).ok;
    },
  };
}

function clientOf(stored: Plain<StoredClient>): SoftwareClient {
  const { _id, name, reason, scopes, shop, funderId, redirectUris, secrets, revokedAt, history, rowHash, sequence } =
    stored;
  return {
    clientId: _id,
    name,
    reason,
    scopes,
    shop: shop ?? undefined,
    funderId,
    redirectUris,
    secrets,
    revokedAt,
    history: history.map(changeOf),
    rowHash,
    sequence,
  };
}
