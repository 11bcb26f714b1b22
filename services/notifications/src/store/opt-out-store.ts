import type { OptOutTopic } from '@alveole/domain';
import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { OptOutWish } from '../record/opt-out-link.ts';

interface StoredOptOut {
  /** `recipient/topic`. */
  _id: string;
  recipient: string;
  topic: OptOutTopic;
  is_off: boolean;
  changed_at: Date;
  /** Numbers of the links that served. */
  used_links: string[];
  /** Who resumed it last. */
  resumed_by?: string;
}

const schema = defineSchema<StoredOptOut>(
  {
    recipient: { type: String, required: true },
    topic: { type: String, required: true },
    is_off: { type: Boolean, required: true },
    changed_at: { type: Date, required: true },
    used_links: { type: [String], required: true },
    resumed_by: String,
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
      return (await model.exists({ _id: idOf(wanted), is_off: true })) !== null;
    },
    /** False when the link has served before and the messages were resumed since. */
    async stop({ recipient, topic, number }: OptOutWish, at: Date): Promise<boolean> {
      const _id = idOf({ recipient, topic });
      const stopped = { $set: { recipient, topic, is_off: true, changed_at: at }, $push: { used_links: number } };
      try {
        await model.updateOne({ _id, used_links: trusted({ $ne: number }) }, stopped, { upsert: true });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error, '_id_')) throw error;
      }
      return (await model.exists({ _id, is_off: true })) !== null;
    },
    /** By the link that stopped it, which may serve again then. */
    async undo({ recipient, topic, number }: OptOutWish, at: Date): Promise<void> {
      await model.updateOne(
        { _id: idOf({ recipient, topic }), is_off: true, used_links: number },
        { $set: { is_off: false, changed_at: at }, $pull: { used_links: number } },
      );
    },
    /** Nothing happens where nothing was off. */
    async resume(wanted: Wanted, userId: string, at: Date): Promise<void> {
      await model.updateOne(
        { _id: idOf(wanted), is_off: true },
        { $set: { is_off: false, changed_at: at, resumed_by: userId } },
      );
    },
    async of(recipient: string): Promise<OptOut[]> {
      const found = await model.find({ recipient, is_off: true }).lean<StoredOptOut[]>();
      return found.map(({ topic, changed_at }) => ({ topic, since: changed_at }));
    },
  };
}
