import { defineSchema, isDuplicateKey } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

/** What one of the staff wrote about a file, for staff alone; never changed. */
export interface StaffNote {
  readonly id: string;
  readonly repairId: string;
  readonly text: string;
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

type StaffNoteDocument = Omit<StaffNote, 'id'> & { readonly _id: string };

const required = <Type>(type: Type) => ({ type, required: true });

const schema = defineSchema<StaffNoteDocument>(
  {
    repairId: required(String),
    text: required(String),
    userId: required(String),
    userName: { type: String, default: '' },
    at: required(Date),
  },
  [{ name: 'repair_at', fields: { repairId: 1, at: 1, _id: 1 } }],
);

export type StaffNoteStore = ReturnType<typeof createStaffNoteStore>;

export function createStaffNoteStore(database: Database) {
  const model = database.model<StaffNoteDocument>('staff_notes', schema);
  return {
    /** Oldest first. */
    async ofFile(repairId: string, most: number): Promise<StaffNote[]> {
      const documents = await model.find({ repairId }).sort({ at: 1, _id: 1 }).limit(most).lean<StaffNoteDocument[]>();
      return documents.map(toNote);
    },
    /** Removes every note of a file. */
    async removeOf(repairId: string): Promise<void> {
      await model.deleteMany({ repairId });
    },
    /** The note that stands under this id: the one given, or the one that was there. */
    async add({ id, ...note }: StaffNote): Promise<StaffNote> {
      try {
        await model.create([{ _id: id, ...note }]);
        return { id, ...note };
      } catch (error) {
        if (!isDuplicateKey(error, '_id_')) throw error;
        return toNote(await model.findById(id).orFail().lean<StaffNoteDocument>());
      }
    },
  };
}

const toNote = ({ _id: id, ...note }: StaffNoteDocument): StaffNote => ({ id, ...note });
