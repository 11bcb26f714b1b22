import type { MediaUse, prepareMedia } from '../exchange-media/prepare-media.ts';
import type { Device } from '../keep-on-device/device.ts';

/** A chosen file until the server has it; bytes and not a `Blob`, which some browsers lose. */
export interface KeptMedia {
  /** `waiting/….pdf`, until it is uploaded. */
  readonly name: string;
  /** As they were chosen, while `toPrepare` says so; as they are sent from then on. */
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** What the person calls it; absent from what a version before kept. */
  readonly fileName?: string;
  /** What is still to be made of the bytes before they are sent. */
  readonly toPrepare?: MediaUse;
  /** When it was chosen, milliseconds since the epoch. */
  readonly at: number;
  /** Its name in the object store: the same each time that it is tried. */
  readonly sentAs?: string;
}

/** What is kept of a file. */
export const contentOf = async (file: File) => ({
  bytes: await file.arrayBuffer(),
  type: file.type,
  fileName: file.name,
});

/** A file as it is kept now. */
export function fileOf({ name, bytes, type, fileName = name }: KeptMedia): File {
  return new File([bytes], fileName, { type });
}

/**
 * Makes kept files ready to be sent, each once: what comes out takes the place of what was chosen.
 * @returns undefined for a file that is not here any more
 */
export function createPreparer(
  device: Device,
  prepare: typeof prepareMedia,
): (name: string) => Promise<KeptMedia | undefined> {
  const underWay = new Map<string, Promise<KeptMedia | undefined>>();
  const makeReady = async (name: string): Promise<KeptMedia | undefined> => {
    const media = await device.get('media', name);
    if (!media?.toPrepare) return media;
    const { toPrepare, ...kept } = media;
    return replaceChosen(device, { ...kept, ...(await contentOf(await prepare(toPrepare, fileOf(media)))) });
  };
  return (name) => {
    const making = underWay.get(name) ?? makeReady(name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}

/** What was erased meanwhile is not written anew, nor what another tab has made ready. */
async function replaceChosen(device: Device, ready: KeptMedia): Promise<KeptMedia | undefined> {
  const { store, done } = device.transaction('media', 'readwrite');
  const kept = await store.get(ready.name);
  if (!kept?.toPrepare) return kept;
  await Promise.all([store.put(ready), done]);
  return ready;
}
