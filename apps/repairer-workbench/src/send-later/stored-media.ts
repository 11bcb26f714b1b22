import { sha256Hex } from '@alveole/api-client';
import { readMediaPrefix, putFile } from '@alveole/shared-screens/exchange-media';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import { fileExtension } from '@alveole/validation';
import { preparedExtension, prepareInTurn } from './prepare-media.ts';
import type { MediaUse } from '../keep-on-device/stored-rows.ts';
import type { Device } from '../keep-on-device/device.ts';
import { contentOf, createPreparer, fileOf } from './ready-media.ts';
import type { StoredMedia } from '../keep-on-device/stored-rows.ts';

/** Whoever stands before the screen while a file is sent. */
export interface Watcher {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The chosen files of this device. */
export interface MediaShelf {
  /**
   * Keeps a file as it is chosen, before it is made ready and sent; answers what names it until then, undefined where
   * the device has no room.
   * @param watcher stands before the screen until the step that names the file is sent
   * @throws as `prepareMedia` does, where there is no room but for what it makes
   */
  keep(chosen: File, use: MediaUse, watcher?: Watcher): Promise<SentMedia | undefined>;
  /** Whether its watcher has cancelled it. */
  isCancelled(name: string): boolean;
  /**
   * A kept file as it is sent; from now on it takes the place of the one that was chosen.
   * @throws as `prepareMedia` does; the signal's reason if cancelled
   */
  prepared(name: string, watcher?: Watcher): Promise<File>;
  /**
   * Uploads a kept file as it is sent; sent again, it takes the place of what was sent before.
   * @returns what names it in the object store
   * @throws AppError as the calls do; as `prepareMedia` does; the signal's reason if cancelled
   */
  upload(name: string, watcher?: Watcher): Promise<SentMedia>;
  forget(name: string): Promise<void>;
  /** An address of a kept file, as it is sent, for this page; undefined when it is not here any more. */
  addressOf(name: string): Promise<string | undefined>;
}

const folder = 'waiting/';

export function isWaitingMedia(name: string): boolean {
  return name.startsWith(folder);
}

export function createMediaShelf(api: ApiCaller, device: Device, now: () => Date): MediaShelf {
  const watchers = new Map<string, Watcher>();
  const prepare = prepareInTurn();
  const ready = createPreparer(device, prepare);

  const readyMedia = async (name: string, watcher = watchers.get(name)): Promise<StoredMedia> => {
    const media = await ready(name);
    watcher?.signal.throwIfAborted();
    if (!media) throw new RangeError(`${name} is not on this device`);
    return media;
  };
  return {
    keep: async (chosen, use, watcher) => {
      const extension = preparedExtension(use, chosen);
      const name = `${folder}${crypto.randomUUID()}${extension}`;
      const at = now().getTime();
      const mediaHash = await sha256Hex(chosen);
      const isStored =
        (await hasCapacityFor(device, { name, ...(await contentOf(chosen)), toPrepare: use, at })) ||
        (await hasCapacityFor(device, { name, ...(await contentOf(await prepare(use, chosen))), at }));
      if (!isStored) return undefined;
      if (watcher) watchers.set(name, watcher);
      return { mediaName: name, mediaHash, extension };
    },
    isCancelled: (name) => watchers.get(name)?.signal.aborted ?? false,
    prepared: async (name, watcher) => fileOf(await readyMedia(name, watcher)),
    upload: async (name, watcher = watchers.get(name)) => {
      const media = await readyMedia(name, watcher);
      const file = fileOf(media);
      const mediaHash = await sha256Hex(file);
      // What was chosen as PNG may have become JPEG.
      const extension = fileExtension(file.name) ?? '.jpg';
      const sentAs = media.sentAs ?? `${await readMediaPrefix(api)}${stemOf(name)}${extension}`;
      // What was cancelled is erased: it is not to be written anew.
      watcher?.signal.throwIfAborted();
      await device.put('media', { ...media, sentAs });
      await putFile(api, { name: sentAs, file }, watcher);
      return { mediaName: sentAs, mediaHash, extension };
    },
    forget: (name) => {
      watchers.delete(name);
      return device.delete('media', name);
    },
    addressOf: async (name) => {
      const media = await ready(name);
      return media && URL.createObjectURL(fileOf(media));
    },
  };
}

const stemOf = (name: string) => name.slice(folder.length, name.lastIndexOf('.'));

/** Keeps a file; a device that is full, or erased meanwhile, has no room for it. */
async function hasCapacityFor(device: Device, media: StoredMedia): Promise<boolean> {
  return device.put('media', media).then(
    () => true,
    () => false,
  );
}
