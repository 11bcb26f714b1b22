import { dayAfter, parisDay } from '@alveole/domain';
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
  event_id: string;
  repair_id: string;
  file_number: string;
}

interface StoredDigest {
  day: string;
  messages: StoredMessage[];
  /** The day on which it left. */
  left_on?: string;
}

/** The messages of one establishment that no mail has told of yet, and the last digest. */
interface WaitingBox extends Versioned {
  messages: StoredMessage[];
  /** The last digest, which stays until the next one so that a repeated event finds itself in it. */
  going?: StoredDigest;
  /** The first day on which something may be told; absent when all is told. */
  due_on?: string;
}

/** More of one establishment are told of as these. */
const mostMessages = 200;

const message = { event_id: String, repair_id: String, file_number: String, _id: false };
const schema = versioned(
  defineSchema<WaitingBox>(
    {
      messages: { type: [message], required: true },
      going: { type: { day: String, messages: [message], left_on: String }, _id: false },
      due_on: String,
    },
    [{ name: 'due', fields: { due_on: 1 } }],
  ),
);

export type WaitingStore = ReturnType<typeof createWaitingStore>;

/** Each writer writes what it read, or answers `stale`: then it is asked again. */
export function createWaitingStore(database: Database) {
  const model = database.model<WaitingBox>('waiting_messages', schema);
  const write = async (read: Plain<WaitingBox>, update: VersionedUpdate<WaitingBox>) =>
    (await writeIfUnchanged(model, read, update)).ok ? ('written' as const) : ('stale' as const);
  return {
    /** Keeps a message for the next digest; one that waits, or that the last digest told, is not kept again. */
    async add(entityId: string, added: WaitingMessage, now: Date): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      const stored = storedMessage(added);
      if (!box) return insert(entityId, stored, parisDay(now));
      const known = [...box.messages, ...(box.going?.messages ?? [])];
      if (known.some(({ event_id }) => event_id === added.eventId)) return 'written';
      const due_on = box.due_on ?? firstDayAfter(box.going?.left_on, parisDay(now));
      return write(box, { $set: { messages: [...box.messages, stored].slice(-mostMessages), due_on } });
    },
    /** What the repairer has answered waits no longer. */
    async forget(entityId: string, repairId: string): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      if (!box?.messages.some(({ repair_id }) => repair_id === repairId)) return 'written';
      const messages = box.messages.filter(({ repair_id }) => repair_id !== repairId);
      const isAllTold = messages.length === 0 && !isUnderWay(box);
      return write(box, isAllTold ? { $set: { messages }, $unset: { due_on: 1 } } : { $set: { messages } });
    },
    /**
     * What is to be told on a day: what waits becomes the digest of that day, one that is under way is answered as it
     * was. Undefined when nothing is to be told.
     */
    async take(entityId: string, day: string): Promise<Digest | 'stale' | undefined> {
      const box = await findPlain(model, entityId);
      if (box?.due_on === undefined || box.due_on > day) return undefined;
      if (box.going && isUnderWay(box)) return digestOf(box.going);
      const going = { day, messages: box.messages };
      const written = await write(box, { $set: { going, messages: [] } });
      return written === 'stale' ? 'stale' : digestOf(going);
    },
    /** The digest has left on a day; what came meanwhile waits for the day after. */
    async close(entityId: string, digest: Pick<Digest, 'day'>, day: string): Promise<'written' | 'stale'> {
      const box = await findPlain(model, entityId);
      if (!box?.going || box.going.day !== digest.day || !isUnderWay(box)) return 'written';
      const going = { ...box.going, left_on: day };
      if (box.messages.length > 0) return write(box, { $set: { going, due_on: dayAfter(day) } });
      return write(box, { $set: { going }, $unset: { due_on: 1 } });
    },
    /** Establishments of which something may be told on that day, the longest waiting first. */
    async due(day: string, most: number): Promise<string[]> {
      const found = await model
        .find({ due_on: trusted({ $lte: day }) }, { _id: 1 })
        .sort({ due_on: 1 })
        .limit(most)
        .lean<{ _id: string }[]>();
      return found.map(({ _id }) => _id);
    },
  };

  async function insert(_id: string, stored: StoredMessage, due_on: string): Promise<'written' | 'stale'> {
    try {
      await insertVersioned(model, { _id, messages: [stored], due_on });
      return 'written';
    } catch (error) {
      if (isDuplicateKey(error)) return 'stale';
      throw error;
    }
  }
}

const isUnderWay = ({ going }: Plain<WaitingBox>): boolean => going !== undefined && going.left_on === undefined;

const firstDayAfter = (told: string | undefined, today: string): string =>
  told === undefined || told < today ? today : dayAfter(told);

const storedMessage = ({ eventId, repairId, fileNumber }: WaitingMessage): StoredMessage => ({
  event_id: eventId,
  repair_id: repairId,
  file_number: fileNumber,
});

function digestOf({ day, messages }: StoredDigest): Digest {
  return {
    day,
    messages: messages.map(({ event_id, repair_id, file_number }) => ({
      eventId: event_id,
      repairId: repair_id,
      fileNumber: file_number,
    })),
  };
}
