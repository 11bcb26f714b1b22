import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

interface StoredSetting {
  _id: string;
  isShown: boolean;
  userName: string;
  at: Date;
}

const onlyId = 'programme';

const schema = defineSchema<StoredSetting>({
  isShown: { type: Boolean, required: true },
  userName: { type: String, required: true },
  at: { type: Date, required: true },
});

export type SuspensionSettingStore = ReturnType<typeof createSuspensionSettingStore>;

/** Whether establishments read that their payments are suspended: they do unless the programme says otherwise. */
export function createSuspensionSettingStore(database: Database) {
  const model = database.model<StoredSetting>('suspension_settings', schema);
  return {
    isShown: async (): Promise<boolean> => (await model.findById(onlyId).lean<StoredSetting>())?.isShown ?? true,
    async set(setting: Omit<StoredSetting, '_id'>): Promise<void> {
      await model.updateOne({ _id: onlyId }, { $set: setting }, { upsert: true });
    },
  };
}
