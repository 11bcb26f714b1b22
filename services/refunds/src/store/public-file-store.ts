import { randomInt } from 'node:crypto';
import { smallestShownCell, unknownDepartment } from '@alveole/domain';
import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { drawReceiptCode, fileFingerprintOf, otherDepartments } from '@alveole/transparency';
import type { PublicFile } from '../record/public-entry.ts';

/** `department` is the shop's; `shownDepartment` is what the lines of the file name, and never changes. */
interface StoredPublicFile {
  _id: string;
  receiptCode: string;
  campaignVersion?: number;
  department?: string;
  shownDepartment?: string;
}

const schema = defineSchema<StoredPublicFile>(
  {
    receiptCode: { type: String, required: true },
    campaignVersion: Number,
    department: String,
    shownDepartment: String,
  },
  [{ name: 'department', fields: { department: 1, _id: 1 } }],
);

export interface DescribedFile {
  readonly repairId: string;
  readonly fileNumber: string;
}

export interface ToldOfFile {
  readonly receiptCode?: string | undefined;
  readonly campaignVersion?: number | undefined;
}

export type PublicFileStore = ReturnType<typeof createPublicFileStore>;

/** What the public log tells of each file, and the code by which its shop and its client find it there. */
export function createPublicFileStore(database: Database) {
  const model = database.model<StoredPublicFile>('public_files', schema);
  const find = (repairId: string) => model.findById(repairId).lean<StoredPublicFile>();
  /** A file that was opened before codes were drawn at its opening gets one here. */
  const note = async (repairId: string, { receiptCode, campaignVersion }: ToldOfFile): Promise<void> => {
    const fields = campaignVersion === undefined ? {} : { campaignVersion };
    const storedFile = await find(repairId);
    if (storedFile) {
      if (campaignVersion !== undefined && campaignVersion !== storedFile.campaignVersion)
        await model.updateOne({ _id: repairId }, { $set: fields });
      return;
    }
    try {
      await model.create({ _id: repairId, receiptCode: receiptCode ?? drawReceiptCode(randomInt), ...fields });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  };
  /** Named once enough files stand in it, this one counted; earlier ones stay among the others. */
  const settleDepartment = async (repairId: string, department: string): Promise<void> => {
    const absent = trusted({ $exists: false });
    await model.updateOne({ _id: repairId, department: absent }, { $set: { department } });
    const some = await model.find({ department }, { _id: 1 }).limit(smallestShownCell).lean();
    const isShown = some.length === smallestShownCell && department !== unknownDepartment;
    const shownDepartment = isShown ? department : otherDepartments;
    await model.updateOne({ _id: repairId, shownDepartment: absent }, { $set: { shownDepartment } });
  };
  return {
    note,
    receiptCodeOf: async (repairId: string): Promise<string | undefined> => (await find(repairId))?.receiptCode,
    /** @param departmentOf asked once, before the first line of the file; its failure leaves the file for later */
    async describe({ repairId, fileNumber }: DescribedFile, departmentOf: () => Promise<string>): Promise<PublicFile> {
      const storedFile = await find(repairId);
      if (storedFile?.shownDepartment === undefined) {
        if (!storedFile) await note(repairId, {});
        await settleDepartment(repairId, await departmentOf());
      }
      const {
        receiptCode,
        campaignVersion = 0,
        shownDepartment = otherDepartments,
      } = (storedFile?.shownDepartment ? storedFile : await find(repairId)) as StoredPublicFile;
      const fingerprint = fileFingerprintOf(fileNumber, receiptCode);
      return { receiptCode, campaignVersion, shownDepartment, fingerprint };
    },
  };
}
