import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';
import type { Device, SeenDevice } from '../record/device.ts';

interface StoredDevice {
  _id: string;
  user_id: string;
  app: string;
  platform: string;
  /** SHA-256; the tokens themselves are kept nowhere. */
  token_hash: string;
  register_hash: string;
  /** Of the browser's own cookie; absent for what brings none. */
  browser_hash?: string;
  registered_at: Date;
  used_at: Date;
}

const schema = defineSchema<StoredDevice>(
  {
    user_id: { type: String, required: true },
    app: { type: String, required: true },
    platform: { type: String, required: true },
    token_hash: { type: String, required: true },
    register_hash: { type: String, required: true },
    browser_hash: String,
    registered_at: { type: Date, required: true },
    used_at: { type: Date, required: true },
  },
  [
    { name: 'user_token', fields: { user_id: 1, token_hash: 1 }, unique: true },
    { name: 'user_used', fields: { user_id: 1, used_at: -1 } },
    // As long as browsers keep their cookie.
    { name: 'used_at_ttl', fields: { used_at: 1 }, expireAfterSeconds: 400 * 24 * 3600 },
  ],
);

const mostDevices = 50;

export const deviceModelOf = (database: Database) => database.model('devices', schema);

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** The devices that people signed in with. */
export function createDeviceStore(database: Database) {
  const model = deviceModelOf(database);
  return {
    /** Registers a device, or renews the one that is known by its token or its browser. */
    async keep(id: string, { userId, tokenHash, registerHash, browserHash, ...seen }: SeenDevice): Promise<void> {
      const known = browserHash && (await model.findOne({ user_id: userId, browser_hash: browserHash }).lean());
      const key = known ? { _id: known._id } : { user_id: userId, token_hash: tokenHash };
      const renewed = {
        app: seen.app,
        platform: seen.platform,
        token_hash: tokenHash,
        register_hash: registerHash,
        used_at: seen.at,
        ...(browserHash && { browser_hash: browserHash }),
      };
      const first = { _id: id, user_id: userId, registered_at: seen.at };
      await model.updateOne(key, { $set: renewed, ...(known ? {} : { $setOnInsert: first }) }, { upsert: !known });
      await forgetOldest(userId);
    },
    /** The one used last first. */
    async ofUser(userId: string): Promise<Device[]> {
      const found = await model
        .find({ user_id: userId })
        .sort({ used_at: -1 })
        .limit(mostDevices)
        .lean<StoredDevice[]>();
      return found.map(deviceOf);
    },
    /** The device that was there; undefined when it is nobody's or another's. */
    async remove(userId: string, deviceId: string): Promise<Device | undefined> {
      const removed = await model.findOneAndDelete({ _id: deviceId, user_id: userId }).lean<StoredDevice>();
      return removed ? deviceOf(removed) : undefined;
    },
    /** Notes that a session of this browser went on. */
    async noteUse(userId: string, browserHash: string, at: Date): Promise<void> {
      await model.updateOne({ user_id: userId, browser_hash: browserHash }, { $set: { used_at: at } });
    },
  };

  async function forgetOldest(userId: string): Promise<void> {
    const beyond = model.find({ user_id: userId }, { _id: 1 }).sort({ used_at: -1 }).skip(mostDevices);
    const ids = (await beyond.lean<{ _id: string }[]>()).map(({ _id }) => _id);
    if (ids.length > 0) await model.deleteMany({ _id: trusted({ $in: ids }) });
  }
}

function deviceOf({ _id, app, platform, browser_hash, registered_at, used_at }: StoredDevice): Device {
  return { id: _id, app, platform, browserHash: browser_hash, registeredAt: registered_at, usedAt: used_at };
}
