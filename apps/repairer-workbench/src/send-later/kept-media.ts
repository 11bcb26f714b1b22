import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, mediaPrefixOf } from '@alveole/contracts';
import type { ApiCaller, SentMedia } from '@alveole/contracts';
import { fileExtension } from '@alveole/validation';
import type { Device } from '../keep-on-device/device.ts';

/** A chosen file until the server has it; bytes and not a `Blob`, which some browsers lose. */
export interface KeptMedia {
  /** `waiting/….pdf`, until it is uploaded. */
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** When it was chosen, milliseconds since the epoch. */
  readonly at: number;
  /** Its name in the object store: the same each time that it is tried. */
  readonly sentAs?: string;
}

/** Whoever stands before the screen while a file is sent. */
export interface Watcher {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The chosen files of this device. */
export interface MediaShelf {
  /**
   * Keeps a file before it is sent; answers what names it until then, undefined where the device has no room.
   * @param watcher stands before the screen until the step that names the file is sent
   */
  keep(file: File, watcher?: Watcher): Promise<SentMedia | undefined>;
  /** Whether its watcher has cancelled it. */
  isCancelled(name: string): boolean;
  /**
   * Uploads a kept file; sent again, it takes the place of what was sent before.
   * @returns its name in the object store
   * @throws AppError as the calls do; the signal's reason if cancelled
   */
  upload(name: string, watcher?: Watcher): Promise<string>;
  forget(name: string): Promise<void>;
  /** An address of a kept file for this page; undefined when it is not here any more. */
  addressOf(name: string): Promise<string | undefined>;
}

const folder = 'waiting/';

export function isWaitingMedia(name: string): boolean {
  return name.startsWith(folder);
}

export function createMediaShelf(api: ApiCaller, device: Device, now: () => Date): MediaShelf {
  const watchers = new Map<string, Watcher>();
  const blobOf = async (name: string) => {
    const media = await device.get('media', name);
    return media && { ...media, file: new Blob([media.bytes], { type: media.type }) };
  };
  return {
    keep: async (file, watcher) => {
      const extension = fileExtension(file.name) ?? '.jpg';
      const name = `${folder}${crypto.randomUUID()}${extension}`;
      const [mediaHash, bytes] = await Promise.all([sha256Hex(file), file.arrayBuffer()]);
      try {
        await device.put('media', { name, bytes, type: file.type, at: now().getTime() });
      } catch {
        // Full, or erased meanwhile: the file goes on its way all the same.
        return undefined;
      }
      if (watcher) watchers.set(name, watcher);
      return { mediaName: name, mediaHash, extension };
    },
    isCancelled: (name) => watchers.get(name)?.signal.aborted ?? false,
    upload: async (name, watcher = watchers.get(name)) => {
      const media = await blobOf(name);
      if (!media) throw new RangeError(`${name} is not on this device`);
      const { file, ...kept } = media;
      const sentAs = kept.sentAs ?? `${await ownPrefix(api)}${name.slice(folder.length)}`;
      // What was cancelled is erased: it is not to be written anew.
      watcher?.signal.throwIfAborted();
      await device.put('media', { ...kept, sentAs });
      const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name: sentAs, size: file.size } });
      await uploadFile({ ...watcher, url, file });
      return sentAs;
    },
    forget: (name) => {
      watchers.delete(name);
      return device.delete('media', name);
    },
    addressOf: async (name) => {
      const media = await blobOf(name);
      return media && URL.createObjectURL(media.file);
    },
  };
}

async function ownPrefix(api: ApiCaller): Promise<string> {
  return mediaPrefixOf(await api.call(enrolmentRoutes.mediaPrefix, { query: {} }));
}
