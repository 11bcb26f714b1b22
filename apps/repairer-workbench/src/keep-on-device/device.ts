import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { StoredDraft, DeviceFile, StoredMedia } from './stored-rows.ts';

interface DeviceSchema extends DBSchema {
  drafts: { key: [tab: string, name: string]; value: StoredDraft };
  /** Steps are parsed when they are read: an older version may have written them. */
  steps: { key: number; value: unknown };
  media: { key: string; value: StoredMedia; indexes: { at: number } };
  files: { key: string; value: DeviceFile };
}

/** What this device keeps for one person. */
export type Device = IDBPDatabase<DeviceSchema>;
type Stores = StoreNames<DeviceSchema>[];
type Upgrade = IDBPTransaction<DeviceSchema, Stores, 'versionchange'>;
type MediaStore = IDBPObjectStore<DeviceSchema, Stores, 'media', 'versionchange'>;

/** What each version of the database added to the one before; a device goes through those that it has not seen. */
const versions: readonly ((database: Device, upgrade: Upgrade) => unknown)[] = [
  (database) => {
    database.createObjectStore('drafts', { keyPath: ['tab', 'name'] });
    database.createObjectStore('steps', { keyPath: 'id', autoIncrement: true });
    database.createObjectStore('media', { keyPath: 'name' });
    database.createObjectStore('files', { keyPath: 'id' });
  },
  // Media are kept from the moment they are chosen, and found by their age: some are left by a tab that was closed.
  (_database, upgrade) => {
    const media = upgrade.objectStore('media');
    media.createIndex('at', 'at');
    return stampAll(media);
  },
];

/** Media of the version before count as chosen now. */
async function stampAll(media: MediaStore): Promise<void> {
  for (let row = await media.openCursor(); row; row = await row.continue())
    await row.update({ ...row.value, at: Date.now() });
}

/**
 * Opens the person's own database. Signing out erases it by its beginning, `alveole`.
 * @param onGone called when it was erased or closed from outside
 */
export function openDevice(userId: string, onGone: () => void): Promise<Device> {
  return openDB<DeviceSchema>(`alveole-counter-${userId}`, versions.length, {
    upgrade(database, seen, _newest, upgrade) {
      for (const bring of versions.slice(seen)) void bring(database, upgrade);
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
}
