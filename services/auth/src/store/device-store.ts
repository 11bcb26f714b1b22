import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';
import type { Device, SeenDevice } from '../record/device.ts';

interface StoredDevice {
  _id: string;
  userId: string;
  app: string;
  platform: string;
  /** SHA-256; the tokens themselves are kept nowhere. */
  tokenHash: string;
  registerHash: string;
  /** Of the browser's own cookie; absent for what brings none. */
  browserHash?: string;
  registeredAt: Date;
  usedAt: Date;
}

const schema = defineSchema<StoredDevice>(
  {
    userId: { type: String, required: true },
    app: { type: String, required: true },
    platform: { type: String, required: true },
    tokenHash: { type: String, required: true },
    registerHash: { type: String, required: true },
    browserHash: String,
    registeredAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
  },
  [
    {
      name: 'userId_tokenHash',
      fields: { userId: 1, tokenHash: 1 },
      unique: true,
      // Devices of a store that is being migrated have neither field yet.
      partialFilterExpression: { tokenHash: { $exists: true } },
    },
    { name: 'userId_usedAt', fields: { userId: 1, usedAt: -1 } },
    // As long as browsers keep their cookie.
    { name: 'usedAt_ttl', fields: { usedAt: 1 }, expireAfterSeconds: 400 * 24 * 3600 },
  ],
);

const maxDevices = 50;

export const deviceModelOf = (database: Database) => database.model('devices', schema);

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** The devices that people signed in with. */
export function createDeviceStore(database: Database) {
  const model = deviceModelOf(database);
  return {
    /** Registers a device, or renews the one that is known by its token or its browser. */
    async keep(id: string, { userId, tokenHash, registerHash, browserHash, ...seen }: SeenDevice): Promise<void> {
      const known = browserHash && (await model.findOne({ userId, browserHash }).lean());
      const key = known ? { _id: known._id } : { userId, tokenHash };
      const renewed = {
        app: seen.app,
        platform: seen.platform,
        tokenHash,
        registerHash,
        usedAt: seen.at,
        ...(browserHash && { browserHash }),
      };
      const first = { _id: id, userId, registeredAt: seen.at };
      await model.updateOne(key, { $set: renewed, ...(known ? {} : { $setOnInsert: first }) }, { upsert: !known });
      await forgetOldest(userId);
    },
    /** The one used last first. */
    async ofUser(userId: string): Promise<Device[]> {
      const documents = await model.find({ userId }).sort({ usedAt: -1 }).limit(maxDevices).lean<StoredDevice[]>();
      return documents.map(deviceOf);
    },
    /** The device that was there; undefined when it is nobody's or another's. */
    async remove(userId: string, deviceId: string): Promise<Device | undefined> {
      const removed = await model.findOneAndDelete({ _id: deviceId, userId }).lean<StoredDevice>();
      return removed ? deviceOf(removed) : undefined;
    },
    /** Notes that a session of this browser went on. */
    async noteUse(userId: string, browserHash: string, at: Date): Promise<void> {
      await model.updateOne({ userId, browserHash }, { $set: { usedAt: at } });
    },
  };

  async function forgetOldest(userId: string): Promise<void> {
    const beyond = model.find({ userId }, { _id: 1 }).sort({ usedAt: -1 }).skip(maxDevices);
    const ids = (await beyond.lean<{ _id: string }[]>()).map(({ _id }) => _id);
    if (ids.length > 0) await model.deleteMany({ _id: trusted({ $in: ids }) });
  }
}

function deviceOf({ _id, app, platform, browserHash, registeredAt, usedAt }: StoredDevice): Device {
  return { id: _id, app, platform, browserHash, registeredAt, usedAt };
}
