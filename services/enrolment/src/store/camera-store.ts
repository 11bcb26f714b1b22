import type { Database } from '@alveole/persistence';
import { defineSchema } from '@alveole/persistence';

interface StoredParams {
  _id: string;
  noUseOfCamera: boolean;
  /** Who set it last. */
  changedBy: string;
  changedAt: Date;
}

const schema = defineSchema<StoredParams>({
  noUseOfCamera: { type: Boolean, required: true },
  changedBy: { type: String, required: true },
  changedAt: { type: Date, required: true },
});

/** No establishment has this id: its characters are none of an id's. */
const everywhere = '*';

export type CameraStore = ReturnType<typeof createCameraStore>;

/** Whether counters do without the camera: one by one, and all of them. Nobody said so: they use it. */
export function createCameraStore(database: Database) {
  const model = database.model('entity_params', schema);
  const isOff = async (id: string) => (await model.findOne({ _id: id }).lean())?.noUseOfCamera ?? false;
  const set = async (id: string, off: boolean, by: string, at: Date) => {
    const fields = { noUseOfCamera: off, changedBy: by, changedAt: at };
    await model.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  };
  return {
    isOffAt: isOff,
    isOffEverywhere: () => isOff(everywhere),
    setAt: set,
    setEverywhere: (off: boolean, by: string, at: Date) => set(everywhere, off, by, at),
  };
}
