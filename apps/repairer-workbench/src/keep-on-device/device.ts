import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { KeptFile } from '../send-later/kept-file.ts';
import type { KeptMedia } from '../send-later/kept-media.ts';

export interface KeptDraft {
  readonly tab: string;
  readonly name: string;
  readonly draft: object;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface DeviceSchema extends DBSchema {
  drafts: { key: [tab: string, name: string]; value: KeptDraft };
  /** Steps are parsed when they are read: an older version may have written them. */
  steps: { key: number; value: unknown };
  media: { key: string; value: KeptMedia };
  files: { key: string; value: KeptFile };
}

/** What this device keeps for one person. */
export type Device = IDBPDatabase<DeviceSchema>;

const version = 1;

/**
 * Opens the person's own database. Signing out erases it by its beginning, `alveole`.
 * @param onGone called when it was erased or closed from outside
 */
export function openDevice(userId: string, onGone: () => void): Promise<Device> {
  return openDB<DeviceSchema>(`alveole-counter-${userId}`, version, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: ['tab', 'name'] });
      database.createObjectStore('steps', { keyPath: 'id', autoIncrement: true });
      database.createObjectStore('media', { keyPath: 'name' });
      database.createObjectStore('files', { keyPath: 'id' });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
}
