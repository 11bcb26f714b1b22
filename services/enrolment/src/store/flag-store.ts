import type { FlagSubject } from '@alveole/domain';
import { defineSchema, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { Flag, FlagAuthor } from '../record/flag.ts';

interface StoredFlag {
  _id: string;
  subject: FlagSubject;
  subjectId: string;
  reason: string;
  lastDay: string;
  author: FlagAuthor;
  at: Date;
  removed?: FlagAuthor & { at: Date };
}

const schema = defineSchema<StoredFlag>(
  {
    subject: { type: String, required: true },
    subjectId: { type: String, required: true },
    reason: { type: String, required: true },
    lastDay: { type: String, required: true },
    author: { userId: String, userName: String },
    at: { type: Date, required: true },
    removed: { userId: String, userName: String, at: Date },
  },
  [
    { name: 'subject_at', fields: { subject: 1, subjectId: 1, at: -1 } },
    { name: 'lastDay', fields: { lastDay: 1 } },
  ],
);

export type FlagStore = ReturnType<typeof createFlagStore>;

/** The flags of staff on establishments and beneficiaries, each a document of its own that the retention alone deletes. */
export function createFlagStore(database: Database) {
  const model = database.model<StoredFlag>('subject_flags', schema);
  const standing = { 'removed.at': trusted({ $exists: false }) };
  return {
    async insert({ id, ...flag }: Flag): Promise<void> {
      await model.create({ _id: id, ...flag });
    },
    async byId(id: string): Promise<Flag | undefined> {
      const document = await model.findById(id).lean<StoredFlag>();
      return document === null ? undefined : toFlag(document);
    },
    /** Every flag of one, newest first. */
    async of(subject: FlagSubject, subjectId: string): Promise<Flag[]> {
      return (await model.find({ subject, subjectId }).sort({ at: -1 }).lean<StoredFlag[]>()).map(toFlag);
    },
    /** Those in force on a day, `AAAA-MM-JJ`. */
    async inForce(today: string): Promise<Flag[]> {
      const query = model.find({ lastDay: trusted({ $gte: today }), ...standing });
      return (await query.lean<StoredFlag[]>()).map(toFlag);
    },
    /** Removes every flag of one who is forgotten. */
    async forget(subject: FlagSubject, subjectId: string): Promise<void> {
      await model.deleteMany({ subject, subjectId });
    },
    /** False where it was removed before, or its last day is over. */
    async remove(id: string, removed: NonNullable<Flag['removed']>, today: string): Promise<boolean> {
      const inForce = { _id: id, lastDay: trusted({ $gte: today }), ...standing };
      return (await model.updateOne(inForce, { $set: { removed } })).matchedCount === 1;
    },
  };
}

function toFlag({ _id: id, subject, subjectId, reason, lastDay, author, at, removed }: StoredFlag): Flag {
  return { id, subject, subjectId, reason, lastDay, author, at, ...(removed?.at && { removed }) };
}
