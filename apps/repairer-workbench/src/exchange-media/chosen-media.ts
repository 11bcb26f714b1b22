import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { UploadedFile } from '@alveole/ui';
import { isWaitingMedia } from '../send-later/stored-media.ts';
import { keepsMedia } from '../send-later/outage-api.ts';

/** A chosen file as a draft names it. */
export interface ChosenMedia {
  readonly name: string;
  readonly size?: number;
  readonly media: SentMedia;
}

export function chosenOf({ name, size, result }: UploadedFile<SentMedia>): ChosenMedia {
  return { name, size, media: result };
}

export function uploadedOf({ name, size, media }: ChosenMedia): UploadedFile<SentMedia> {
  return { name, size, result: media };
}

/** Erases from the device what a draft named and names no more: removed, cancelled, refused, or in the store by now. */
export function forgetLeft(api: ApiCaller, former: readonly ChosenMedia[], named: readonly ChosenMedia[]): void {
  if (!keepsMedia(api)) return;
  const still = new Set(named.map(({ media }) => media.mediaName));
  for (const { media } of former) {
    const isLeft = isWaitingMedia(media.mediaName) && !still.has(media.mediaName);
    // An erased device has nothing left to forget.
    if (isLeft) api.media.forget(media.mediaName).catch(() => undefined);
  }
}
