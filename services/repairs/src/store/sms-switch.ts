import type { EventEnvelope } from '@alveole/contracts';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';

interface SwitchDocument extends Versioned {
  readonly off: boolean;
}

export type SmsSwitchModel = Model<SwitchDocument>;

const onlyId = 'sms';
const maxTries = 5;

export function createSmsSwitchModel(database: Database): SmsSwitchModel {
  const known = versioned<SwitchDocument>(defineSchema<SwitchDocument>({ off: { type: Boolean, required: true } }));
  return database.model('params', known);
}

/**
 * Whether codes are asked for: on until somebody switches them off. The one document of its kind; this service owns it,
 * so it is read where it counts.
 */
export function createSmsSwitch(model: SmsSwitchModel) {
  const insert = (off: boolean, event: EventEnvelope) =>
    insertVersioned(model, { _id: onlyId, off }, [event]).then(
      () => true,
      (error: unknown) => {
        if (isDuplicateKey(error)) return false;
        throw error;
      },
    );

  /** One try; false when another administrator wrote meanwhile. */
  async function trySet(off: boolean, eventOf: (sequence: number) => EventEnvelope): Promise<boolean> {
    const current = await findPlain(model, onlyId);
    if ((current?.off ?? false) === off) return true;
    if (current === undefined) return insert(off, eventOf(1));
    const outcome = await writeIfUnchanged(model, current, { $set: { off } }, [eventOf(current.sequence + 1)]);
    return outcome.ok;
  }

  return {
    isOff: async (): Promise<boolean> => (await findPlain(model, onlyId))?.off ?? false,
    /** Sets the switch and writes its event with it, of the sequence given; nothing when the switch stands there already. */
    async set(off: boolean, eventOf: (sequence: number) => EventEnvelope): Promise<void> {
      for (let attempt = 0; attempt < maxTries; attempt += 1) {
        if (await trySet(off, eventOf)) return;
      }
      throw new Error('The SMS switch changes too often');
    },
  };
}

export type SmsSwitch = ReturnType<typeof createSmsSwitch>;
