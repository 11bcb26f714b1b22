import type { Device } from '../keep-on-device/device.ts';

/** Milliseconds after which a file that nothing names counts as left behind: its tab was closed too early or too late. */
const leftAfter = 86_400_000;

/** Erases chosen files that no step and no draft names any more. */
export async function sweepMedia(device: Device, now: Date): Promise<void> {
  const old = await device.getAllKeysFromIndex('media', 'at', IDBKeyRange.upperBound(now.getTime() - leftAfter));
  if (old.length === 0) return;
  const naming = JSON.stringify([await device.getAll('steps'), await device.getAll('drafts')]);
  await Promise.all(old.filter((name) => !naming.includes(name)).map((name) => device.delete('media', name)));
}
