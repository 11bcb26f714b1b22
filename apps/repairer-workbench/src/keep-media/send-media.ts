import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, mediaPrefixOf } from '@alveole/contracts';
import type { ApiCaller, SentMedia } from '@alveole/contracts';
import { fileExtension } from '@alveole/validation';
import { keepsMedia } from '../send-later/outage-api.ts';
import { isUnanswered } from '../send-later/unanswered.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file below the establishment's own prefix, under a fresh name. Where nobody answers it stays on the device,
 * as far as the caller keeps media, and goes with the operation that names it.
 * @throws AppError as `uploadFile` and the calls do; the signal's reason if cancelled
 */
export async function sendMedia(api: ApiCaller, file: File, options: SendOptions): Promise<SentMedia> {
  try {
    return await upload(api, file, options);
  } catch (failure) {
    if (options.signal.aborted || !isUnanswered(failure) || !keepsMedia(api)) throw failure;
    return api.keepMedia(file);
  }
}

async function upload(api: ApiCaller, file: File, { signal, onProgress }: SendOptions): Promise<SentMedia> {
  const extension = fileExtension(file.name) ?? '.jpg';
  const [mediaHash, prefix] = await Promise.all([sha256Hex(file), ownPrefix(api, signal)]);
  const mediaName = `${prefix}${crypto.randomUUID()}${extension}`;
  const { url } = await api.call(
    enrolmentRoutes.mediaPutUrl,
    { query: { name: mediaName, size: file.size } },
    { signal },
  );
  await uploadFile({ url, file, signal, onProgress });
  return { mediaName, mediaHash, extension };
}

async function ownPrefix(api: ApiCaller, signal: AbortSignal): Promise<string> {
  return mediaPrefixOf(await api.call(enrolmentRoutes.mediaPrefix, { query: {} }, { signal }));
}
