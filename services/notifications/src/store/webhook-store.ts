import type { Database, Plain } from '@alveole/persistence';
import { findPlain, insertAtFreePlace, insertVersioned, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { NewWebhook, Webhook, WebhookAct } from '../record/webhook.ts';
import { webhookFields, webhookModelOf, webhookOf, webhookPlaceIndex } from './webhook-model.ts';
import type { StoredWebhook } from './webhook-model.ts';

/** Acts stored of one webhook. */
const maxActs = 50;
/** Of an installation: five a client. */
const maxWebhooks = 2500;
/** Milliseconds after which another replica's webhook hears of events. */
const freshFor = 1000;

/** What an act changes of a webhook; `null` takes the field away. */
export type WebhookChanges = Partial<Pick<Webhook, 'types' | 'state' | 'secrets'>> & { readonly failingSince?: null };

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** Where software is told of events. */
export function createWebhookStore(database: Database) {
  const model = webhookModelOf(database);
  let listening: Promise<readonly Webhook[]> | undefined;
  let readAt = 0;

  const inState = async (states: readonly Webhook['state'][]): Promise<Webhook[]> => {
    const filter = { state: trusted({ $in: [...states] }) };
    return (await model.find(filter, { outbox: 0 }).limit(maxWebhooks).lean<Plain<StoredWebhook>[]>()).map(webhookOf);
  };

  return {
    async find(webhookId: string): Promise<Webhook | undefined> {
      const stored = await findPlain(model, webhookId);
      return stored && webhookOf(stored);
    },
    /** Oldest first. */
    async ofClient(clientId: string): Promise<Webhook[]> {
      const query = model.find({ clientId }, { outbox: 0 }).sort({ createdAt: 1 });
      return (await query.lean<Plain<StoredWebhook>[]>()).map(webhookOf);
    },
    /** Those that events are stored for, as they were a second ago at most: every event asks. */
    async listening(): Promise<readonly Webhook[]> {
      if (listening === undefined || Date.now() - readAt > freshFor) {
        readAt = Date.now();
        listening = inState(['active', 'paused', 'disabled']);
      }
      try {
        return await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
    },
    inState,
    /** Stores one of so many of its client; undefined where it has them, or others that came at the same time took the last place. */
    async insert(webhook: NewWebhook, most: number): Promise<Webhook | undefined> {
      const { clientId } = webhook;
      const takenPlaces = async () =>
        (await model.find({ clientId }, { place: 1 }).lean<{ place?: number }[]>()).map(({ place }) => place);
      const inserted = await insertAtFreePlace({ most, index: webhookPlaceIndex, takenPlaces }, (place) =>
        insertVersioned(model, { ...webhookFields(webhook), place }),
      );
      listening = undefined;
      return inserted && webhookOf(inserted);
    },
    /** Writes over the version that was read; undefined where it changed meanwhile. */
    async change(
      { webhookId: _id, rowHash }: Webhook,
      { types, secrets, state, failingSince }: WebhookChanges,
      act: WebhookAct,
    ): Promise<Webhook | undefined> {
      const update = {
        $set: {
          ...(state && { state }),
          ...(types && { types: [...types] }),
          ...(secrets && { secrets: [...secrets] }),
        },
        ...(failingSince === null && { $unset: { failingSince: 1 as const } }),
        $push: { history: { $each: [act], $slice: -maxActs } },
      };
      const outcome = await writeIfUnchanged(model, { _id, rowHash }, update);
      listening = undefined;
      return outcome.ok ? webhookOf(outcome.doc) : undefined;
    },
    /** Notes whether the last call was taken. It is no act of anybody: the version stays. */
    async noteOutcome({ webhookId: _id }: Webhook, isTaken: boolean, at: Date): Promise<void> {
      const update = isTaken ? { $unset: { failingSince: 1 } } : { $set: { failingSince: at } };
      await model.updateOne({ _id, failingSince: trusted({ $exists: isTaken }) }, update);
    },
    async remove(webhookId: string): Promise<void> {
      await model.deleteOne({ _id: webhookId });
      listening = undefined;
    },
  };
}
