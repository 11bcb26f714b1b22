import { trialType } from '@alveole/domain';
import type { CallType, WebhookCallState } from '@alveole/domain';
import {
  driverCollectionOf,
  filterOf,
  isDuplicateKey,
  parseCursor,
  takePage,
  trusted,
  updateOf,
} from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { CallTry, WebhookCall } from '../record/webhook-call.ts';
import { callModelOf, callOf, storedCall } from './webhook-call-model.ts';
import type { StoredCall } from './webhook-call-model.ts';

/** Tries stored of one call. */
const maxTries = 20;
const waiting = 'waiting' as const;

export interface CallFilter {
  readonly state?: WebhookCallState | undefined;
  readonly type?: CallType | undefined;
  readonly createdBefore?: string | undefined;
}

/** What becomes of a call by a try: taken or given up, or waiting until then. */
export type CallFate = { readonly state: 'delivered' | 'abandoned' } | { readonly nextAt: Date };

type Subject = Pick<WebhookCall, 'webhookId' | 'subjectId'>;

export type WebhookCallStore = ReturnType<typeof createWebhookCallStore>;

/** What webhooks are told, one document each: it is at once the note that the event was heard of. */
export function createWebhookCallStore(database: Database) {
  const model = callModelOf(database);
  return {
    /** Stores a call unless it is there: an event that comes again adds nothing. */
    async add(call: WebhookCall): Promise<void> {
      try {
        await driverCollectionOf(model).insertOne(storedCall(call));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async find(webhookId: string, callId: string): Promise<WebhookCall | undefined> {
      const stored = await model.findOne({ _id: callId, webhookId }).lean<StoredCall>();
      return stored ? callOf(stored) : undefined;
    },
    /** Newest first. */
    async page(webhookId: string, { state, type, createdBefore }: CallFilter): Promise<WebhookCall[]> {
      const page = await takePage<StoredCall, StoredCall>(model, {
        filter: { webhookId, ...(state && { state }), ...(type && { type }) },
        before: createdBefore ? parseCursor(createdBefore) : undefined,
        projection: { body: 0 },
      });
      return page.map((stored) => callOf({ ...stored, body: '' }));
    },
    countWaiting: (webhookId: string): Promise<number> => model.countDocuments({ webhookId, state: waiting }),
    countAllWaiting: (): Promise<number> => model.countDocuments({ state: waiting }),
    /** When the oldest call was stored that waits. */
    async oldestWaiting(): Promise<Date | undefined> {
      const stored = await model.findOne({ state: waiting }).sort({ createdAt: 1 }).lean<StoredCall>();
      return stored?.createdAt;
    },
    /** When the next call of a webhook is due. */
    async firstDue(webhookId: string): Promise<Date | undefined> {
      const stored = await model.findOne({ webhookId, state: waiting }).sort({ nextAt: 1 }).lean<StoredCall>();
      return stored?.nextAt;
    },
    /** Those whose turn has come, the longest due first. */
    async due(webhookId: string, now: Date, most: number): Promise<WebhookCall[]> {
      const filter = { webhookId, state: waiting, nextAt: trusted({ $lte: now }) };
      return (await model.find(filter).sort({ nextAt: 1 }).limit(most).lean<StoredCall[]>()).map(callOf);
    },
    /** The first call of a subject that waits; undefined where none does. */
    async headOf({ webhookId, subjectId }: Subject): Promise<WebhookCall | undefined> {
      const stored = await model
        .findOne({ webhookId, subjectId, state: waiting })
        .sort({ order: 1 })
        .lean<StoredCall>();
      return stored ? callOf(stored) : undefined;
    },
    /** The calls behind the first one of a subject are looked at no sooner than it. */
    async holdBack({ webhookId, subjectId, order }: WebhookCall, until: Date): Promise<void> {
      const behind = { webhookId, subjectId, state: waiting, order: trusted({ $gt: order }) };
      await model.updateMany({ ...behind, nextAt: trusted({ $lt: until }) }, { $set: { nextAt: until } });
    },
    /** The calls of a subject are due again: the one before them waits no longer. */
    async releaseSubject({ webhookId, subjectId }: Subject, now: Date): Promise<void> {
      const behind = { webhookId, subjectId, state: waiting, nextAt: trusted({ $gt: now }) };
      await model.updateMany(behind, { $set: { nextAt: now } });
    },
    /** The right to try a call until then: one process gets it. Whoever dies meanwhile loses it at that instant. */
    async claim({ callId: _id, nextAt }: WebhookCall, until: Date): Promise<boolean> {
      const claimed = await model.updateOne({ _id, state: waiting, nextAt }, { $set: { nextAt: until } });
      return claimed.modifiedCount === 1;
    },
    /** Notes a try and what follows; false where the right to it was lost, or the call is to be sent anew. @param until of the claim */
    async settle({ callId: _id }: WebhookCall, until: Date, oneTry: CallTry, fate: CallFate): Promise<boolean> {
      const update = updateOf<StoredCall>({
        $push: { tries: { $each: [oneTry], $slice: -maxTries } },
        $inc: { tryCount: 1 },
        $set: 'state' in fate ? { state: fate.state } : { nextAt: fate.nextAt },
        ...('state' in fate && { $unset: { nextAt: 1 } }),
      });
      return (await model.updateOne({ _id, state: waiting, nextAt: until }, update)).modifiedCount === 1;
    },
    /** Makes a call due now, as if it had never been tried; undefined where it is stored no more. */
    async renew(webhookId: string, callId: string, now: Date): Promise<WebhookCall | undefined> {
      const update = { $set: { state: waiting, nextAt: now, tryCount: 0 } };
      const stored = await model
        .findOneAndUpdate({ _id: callId, webhookId }, update, { returnDocument: 'after' })
        .lean<StoredCall>();
      return stored ? callOf(stored) : undefined;
    },
    /** Makes all calls since an instant due now, trials apart; answers how many. */
    async renewSince(webhookId: string, since: Date, now: Date): Promise<number> {
      const filter = filterOf<StoredCall>({
        webhookId,
        createdAt: trusted({ $gte: since }),
        type: trusted({ $ne: trialType }),
      });
      return (await model.updateMany(filter, { $set: { state: waiting, nextAt: now, tryCount: 0 } })).matchedCount;
    },
    /** What waits is due now, with all its tries before it. */
    async renewWaiting(webhookId: string, now: Date): Promise<void> {
      await model.updateMany({ webhookId, state: waiting }, { $set: { nextAt: now, tryCount: 0 } });
    },
    async abandonWaiting(webhookIds: readonly string[]): Promise<void> {
      const update = { $set: { state: 'abandoned' as const }, $unset: { nextAt: 1 } };
      await model.updateMany({ webhookId: trusted({ $in: [...webhookIds] }), state: waiting }, update);
    },
    async removeOf(webhookId: string): Promise<void> {
      await model.deleteMany({ webhookId });
    },
  };
}
