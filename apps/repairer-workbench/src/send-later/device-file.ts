import type { RepairFile } from '@alveole/contracts/repair';
import type { Device } from '../keep-on-device/device.ts';
import type { DeviceFile } from '../keep-on-device/stored-rows.ts';

const beginning = 'local-';

/** The id that a file has on this device until the server gives it one. */
export function localFileId(localId: string): string {
  return `${beginning}${localId}`;
}

export function isLocalFileId(id: string): boolean {
  return id.startsWith(beginning);
}

/** The id under which this device keeps a file: one that was opened here keeps its own. */
export async function deviceIdOf(device: Pick<Device, 'getAll'>, id: string): Promise<string> {
  if (isLocalFileId(id)) return id;
  return (await device.getAll('files')).find(({ serverId }) => serverId === id)?.id ?? id;
}

/** The version that this device's own steps made of one that a page still shows; itself where none did. */
export function newestOwn(seen: string, replaced: DeviceFile['replaced'] = {}): string {
  const next = replaced[seen];
  return next === undefined || next === seen ? seen : newestOwn(next, replaced);
}

/** Whether an own step has replaced this version: a read that was answered late still shows it. */
export function isReplacedVersion(rowHash: string, replaced: DeviceFile['replaced']): boolean {
  return newestOwn(rowHash, replaced) !== rowHash;
}

/**
 * Changes what the device keeps of a file in one transaction: a read and the acknowledgement of a step may come together.
 * @param change answers undefined where nothing is kept any more
 */
export async function changeDeviceFile(
  device: Pick<Device, 'transaction'>,
  id: string,
  change: (deviceFile: DeviceFile | undefined) => DeviceFile | undefined,
): Promise<void> {
  const files = device.transaction('files', 'readwrite').store;
  const next = change(await files.get(id));
  await (next === undefined ? files.delete(id) : files.put(next));
}

/** What a shop charges, as the newest of its files on this device says; undefined where none does. */
export async function knownVatRate(device: Pick<Device, 'getAll'>, entityId: string): Promise<RepairFile['taux_tva']> {
  const files = (await device.getAll('files')).flatMap(({ file }) =>
    file?.repair_entity_id === entityId ? [file] : [],
  );
  const newest = files.filter(({ taux_tva }) => taux_tva).sort((a, b) => b.create_date.localeCompare(a.create_date))[0];
  return newest?.taux_tva;
}
