import type { prepareMedia } from './prepare-media.ts';
import type { Device } from '../keep-on-device/device.ts';
import type { StoredMedia } from '../keep-on-device/stored-rows.ts';

/** What is kept of a file. */
export const contentOf = async (file: File) => ({
  bytes: await file.arrayBuffer(),
  type: file.type,
  fileName: file.name,
});

/** A file as it is kept now. */
export function fileOf({ name, bytes, type, fileName = name }: StoredMedia): File {
  return new File([bytes], fileName, { type });
}

/**
 * Makes kept files ready to be sent, each once: what comes out takes the place of what was chosen.
 * @returns undefined for a file that is not here any more
 */
export function createPreparer(
  device: Device,
  prepare: typeof prepareMedia,
): (name: string) => Promise<StoredMedia | undefined> {
  const underWay = new Map<string, Promise<StoredMedia | undefined>>();
  const makeReady = async (name: string): Promise<StoredMedia | undefined> => {
    const media = await device.get('media', name);
    if (!media?.toPrepare) return media;
    const { toPrepare, ...storedFields } = media;
    return replaceChosen(device, { ...storedFields, ...(await contentOf(await prepare(toPrepare, fileOf(media)))) });
  };
  return (name) => {
    const making = underWay.get(name) ?? makeReady(name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}

/** What was erased meanwhile is not written anew, nor what another tab has made ready. */
async function replaceChosen(device: Device, ready: StoredMedia): Promise<StoredMedia | undefined> {
  const { store, done } = device.transaction('media', 'readwrite');
  const storedMedia = await store.get(ready.name);
  if (!storedMedia?.toPrepare) return storedMedia;
  await Promise.all([store.put(ready), done]);
  return ready;
}
