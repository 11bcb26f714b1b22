import type { OptOutTopic } from '@alveole/domain';
import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { OptOutWish } from '../record/opt-out-link.ts';

interface StoredOptOut {
  /** `recipient/topic`. */
  _id: string;
  recipient: string;
  topic: OptOutTopic;
  isOff: boolean;
  changedAt: Date;
  /** Numbers of the links that served. */
  usedLinks: string[];
  /** Who resumed it last. */
  resumedBy?: string;
}

const schema = defineSchema<StoredOptOut>(
  {
    recipient: { type: String, required: true },
    topic: { type: String, required: true },
    isOff: { type: Boolean, required: true },
    changedAt: { type: Date, required: true },
    usedLinks: { type: [String], required: true },
    resumedBy: String,
  },
  [{ name: 'recipient', fields: { recipient: 1 } }],
);

/** A kind of message that an address does not want. */
export interface OptOut {
  readonly topic: OptOutTopic;
  readonly since: Date;
}

/** Somebody's wish about a kind of message, by the mark of an address. */
export type Wanted = Pick<OptOutWish, 'recipient' | 'topic'>;

export type OptOutStore = ReturnType<typeof createOptOutStore>;

const idOf = ({ recipient, topic }: Wanted): string => `${recipient}/${topic}`;

export function createOptOutStore(database: Database) {
  const model = database.model('opt_outs', schema);
  return {
    async isOff(wanted: Wanted): Promise<boolean> {
      return (await model.exists({ _id: idOf(wanted), isOff: true })) !== null;
    },
    /** False when the link has served before and the messages were resumed since. */
    async stop({ recipient, topic, number }: OptOutWish, at: Date): Promise<boolean> {
      const _id = idOf({ recipient, topic });
      const stopped = { $set: { recipient, topic, isOff: true, changedAt: at }, $push: { usedLinks: number } };
      try {
        await model.updateOne({ _id, usedLinks: trusted({ $ne: number }) }, stopped, { upsert: true });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error, '_id_')) throw error;
      }
      return (await model.exists({ _id, isOff: true })) !== null;
    },
    /** By the link that stopped it, which may serve again then. */
    async undo({ recipient, topic, number }: OptOutWish, at: Date): Promise<void> {
      await model.updateOne(
        { _id: idOf({ recipient, topic }), isOff: true, usedLinks: number },
        { $set: { isOff: false, changedAt: at }, $pull: { usedLinks: number } },
      );
    },
    /** Nothing happens where nothing was off. */
    async resume(wanted: Wanted, userId: string, at: Date): Promise<void> {
      await model.updateOne(
        { _id: idOf(wanted), isOff: true },
        { $set: { isOff: false, changedAt: at, resumedBy: userId } },
      );
    },
    async of(recipient: string): Promise<OptOut[]> {
      const documents = await model.find({ recipient, isOff: true }).lean<StoredOptOut[]>();
      return documents.map(({ topic, changedAt }) => ({ topic, since: changedAt }));
    },
  };
}
