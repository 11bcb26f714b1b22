import type { Database } from '@alveole/persistence';
import { defineSchema } from '@alveole/persistence';

interface StoredParams {
  _id: string;
  no_use_of_camera: boolean;
  /** Who set it last. */
  changed_by: string;
  changed_at: Date;
}

const schema = defineSchema<StoredParams>({
  no_use_of_camera: { type: Boolean, required: true },
  changed_by: { type: String, required: true },
  changed_at: { type: Date, required: true },
});

/** No establishment has this id: its characters are none of an id's. */
const everywhere = '*';

export type CameraStore = ReturnType<typeof createCameraStore>;

/** Whether counters do without the camera: one by one, and all of them. Nobody said so: they use it. */
export function createCameraStore(database: Database) {
  const model = database.model('entity_params', schema);
  const isOff = async (id: string) => (await model.findOne({ _id: id }).lean())?.no_use_of_camera ?? false;
  const set = async (id: string, off: boolean, by: string, at: Date) => {
    const fields = { no_use_of_camera: off, changed_by: by, changed_at: at };
    await model.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  };
  return {
    isOffAt: isOff,
    isOffEverywhere: () => isOff(everywhere),
    setAt: set,
    setEverywhere: (off: boolean, by: string, at: Date) => set(everywhere, off, by, at),
  };
}
