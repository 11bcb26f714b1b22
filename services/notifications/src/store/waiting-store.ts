import { dayAfter, calendarDay } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  trusted,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Database, Plain, Versioned, VersionedUpdate } from '@alveole/persistence';
import type { Digest, WaitingMessage } from '../record/waiting-message.ts';

interface StoredMessage {
  eventId: string;
  repairId: string;
  fileNumber: string;
}

interface StoredDigest {
  day: string;
  messages: StoredMessage[];
  /** The day on which it left. */
  leftOn?: string;
}

/** The messages of one establishment that no mail has told of yet, and the last digest. */
interface WaitingBox extends Versioned {
  messages: StoredMessage[];
  /** The last digest, which stays until the next one so that a repeated event finds itself in it. */
  going?: StoredDigest;
  /** The first day on which something may be told; absent when all is told. */
  dueOn?: string;
}

/** More of one establishment are told of as these. */
const maxMessages = 200;

const message = { eventId: String, repairId: String, fileNumber: String, _id: false };
const schema = versioned(
  defineSchema<WaitingBox>(
    {
      messages: { type: [message], required: true },
      going: { type: { day: String, messages: [message], leftOn: String }, _id: false },
      dueOn: String,
    },
    [{ name: 'dueOn', fields: { dueOn: 1 } }],
  ),
);

export const waitingModelOf = (database: Database) => database.model<WaitingBox>('waiting_messages', schema);

export type WaitingStore = ReturnType<typeof createWaitingStore>;

/** Each writer writes what it read, or answers `stale`: then it is asked again. */
export function createWaitingStore(database: Database) {
  const model = waitingModelOf(database);
  const write = async (read: Plain<WaitingBox>, update: VersionedUpdate<WaitingBox>) =>
    (await writeIfUnchanged(model, read, update)).ok ? ('written' as const) : ('stale' as const);
  return {
    /** Keeps a message for the next digest; one that waits, or that the last digest told, is not kept again. */
    async add(entityId: string, added: WaitingMessage, now: Date): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      const stored = storedMessage(added);
      if (!box) return insert(entityId, stored, calendarDay(now));
      const known = [...box.messages, ...(box.going?.messages ?? [])];
      if (known.some(({ eventId }) => eventId === added.eventId)) return 'written';
      const dueOn = box.dueOn ?? firstDayAfter(box.going?.leftOn, calendarDay(now));
      return write(box, { $set: { messages: [...box.messages, stored].slice(-maxMessages), dueOn } });
    },
    /** What the repairer has answered waits no longer. */
    async forget(entityId: string, repairId: string): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      if (!box?.messages.some((waiting) => waiting.repairId === repairId)) return 'written';
      const messages = box.messages.filter((waiting) => waiting.repairId !== repairId);
      const isAllReported = messages.length === 0 && !isUnderWay(box);
      return write(box, isAllReported ? { $set: { messages }, $unset: { dueOn: 1 } } : { $set: { messages } });
    },
    /**
     * What is to be told on a day: what waits becomes the digest of that day, one that is under way is answered as it
     * was. Undefined when nothing is to be told.
     */
    async take(entityId: string, day: string): Promise<Digest | 'stale' | undefined> {
      const box = await findPlain(model, entityId);
      if (box?.dueOn === undefined || box.dueOn > day) return undefined;
      if (box.going && isUnderWay(box)) return digestOf(box.going);
      const going = { day, messages: box.messages };
      const outcome = await write(box, { $set: { going, messages: [] } });
      return outcome === 'stale' ? 'stale' : digestOf(going);
    },
    /** The digest has left on a day; what came meanwhile waits for the day after. */
    async close(entityId: string, digest: Pick<Digest, 'day'>, day: string): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      if (!box?.going || box.going.day !== digest.day || !isUnderWay(box)) return 'written';
      const going = { ...box.going, leftOn: day };
      if (box.messages.length > 0) return write(box, { $set: { going, dueOn: dayAfter(day) } });
      return write(box, { $set: { going }, $unset: { dueOn: 1 } });
    },
    /** Establishments of which something may be told on that day, the longest waiting first. */
    async due(day: string, most: number): Promise<string[]> {
      const documents = await model
        .find({ dueOn: trusted({ $lte: day }) }, { _id: 1 })
        .sort({ dueOn: 1 })
        .limit(most)
        .lean<{ _id: string }[]>();
      return documents.map(({ _id }) => _id);
    },
  };

  async function insert(_id: string, stored: StoredMessage, dueOn: string): Promise<'written' | 'stale'> {
    try {
      await insertVersioned(model, { _id, messages: [stored], dueOn });
      return 'written';
    } catch (error) {
      if (isDuplicateKey(error)) return 'stale';
      throw error;
    }
  }
}

const isUnderWay = ({ going }: Plain<WaitingBox>): boolean => going !== undefined && going.leftOn === undefined;

const firstDayAfter = (lastDay: string | undefined, today: string): string =>
  lastDay === undefined || lastDay < today ? today : dayAfter(lastDay);

const storedMessage = ({ eventId, repairId, fileNumber }: WaitingMessage): StoredMessage => ({
  eventId,
  repairId,
  fileNumber,
});

function digestOf({ day, messages }: StoredDigest): Digest {
  return {
    day,
    messages: messages.map(({ eventId, repairId, fileNumber }) => ({
      eventId,
      repairId,
      fileNumber,
    })),
  };
}
