import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, mediaPrefixOf } from '@alveole/contracts';
import type { ApiCaller, SentMedia } from '@alveole/contracts';
import { fileExtension } from '@alveole/validation';
import type { Device } from '../keep-on-device/device.ts';

/** A chosen file whose upload waits; bytes and not a `Blob`, which some browsers lose. */
export interface KeptMedia {
  /** `waiting/….pdf`, until it is uploaded. */
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Its name in the object store: the same each time that it is tried. */
  readonly sentAs?: string;
}

const folder = 'waiting/';

export function isWaitingMedia(name: string): boolean {
  return name.startsWith(folder);
}

/** Keeps a chosen file on the device; answers what an operation names until it is uploaded. */
export async function keepMedia(device: Device, file: File): Promise<SentMedia> {
  const extension = fileExtension(file.name) ?? '.jpg';
  const mediaName = `${folder}${crypto.randomUUID()}${extension}`;
  await device.put('media', { name: mediaName, bytes: await file.arrayBuffer(), type: file.type });
  return { mediaName, mediaHash: await sha256Hex(file), extension };
}

/**
 * Uploads a kept file; sent again, it takes the place of what was sent before.
 * @returns its name in the object store
 * @throws AppError as the calls do
 */
export async function uploadKeptMedia(api: ApiCaller, device: Device, name: string): Promise<string> {
  const media = await device.get('media', name);
  if (!media) throw new RangeError(`${name} is not on this device`);
  const sentAs = media.sentAs ?? `${await ownPrefix(api)}${name.slice(folder.length)}`;
  await device.put('media', { ...media, sentAs });
  const file = new Blob([media.bytes], { type: media.type });
  const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name: sentAs, size: file.size } });
  await uploadFile({ url, file });
  return sentAs;
}

/** An address of a kept file for this page; undefined when it is not here any more. */
export async function addressOfKept(device: Device, name: string): Promise<string | undefined> {
  const media = await device.get('media', name);
  return media && URL.createObjectURL(new Blob([media.bytes], { type: media.type }));
}

async function ownPrefix(api: ApiCaller): Promise<string> {
  return mediaPrefixOf(await api.call(enrolmentRoutes.mediaPrefix, { query: {} }));
}
