import { noSecondReview } from '@alveole/domain';
import type { SecondReviewPolicy } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { SecondReviewChange, SecondReviewSetting } from '../record/second-review.ts';

interface SettingDocument extends Versioned {
  readonly policy: SecondReviewPolicy;
  readonly changes: readonly SecondReviewChange[];
}

const onlyId = 'programme';

const schema = versioned(
  defineSchema<SettingDocument>({
    policy: { type: Schema.Types.Mixed, required: true },
    changes: { type: Schema.Types.Mixed, required: true },
  }),
);

export type SecondReviewStore = ReturnType<typeof createSecondReviewStore>;

/** Which validations two operators decide on: one document of the programme. */
export function createSecondReviewStore(database: Database) {
  const model = database.model<SettingDocument>('second_review', schema);

  async function insert(setting: SecondReviewSetting): Promise<SecondReviewSetting | undefined> {
    const { policy, changes } = setting;
    try {
      return toSetting((await insertVersioned(model, { _id: onlyId, policy, changes })) as SettingDocument);
    } catch (error) {
      if (isDuplicateKey(error, '_id_')) return undefined;
      throw error;
    }
  }

  return {
    async read(): Promise<SecondReviewSetting> {
      const document = await findPlain(model, onlyId);
      return document ? toSetting(document) : { policy: noSecondReview, changes: [] };
    },
    /** Undefined when it is no longer the one that was read. */
    async save({ rowHash, ...setting }: SecondReviewSetting): Promise<SecondReviewSetting | undefined> {
      if (rowHash === undefined) return insert(setting);
      const outcome = await writeIfUnchanged(model, { _id: onlyId, rowHash }, { $set: setting });
      return outcome.ok ? toSetting(outcome.doc) : undefined;
    },
  };
}

function toSetting({ policy, changes, rowHash }: Pick<SettingDocument, 'policy' | 'changes' | 'rowHash'>) {
  return { policy, changes, rowHash };
}
