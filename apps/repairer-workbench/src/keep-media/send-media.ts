import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, mediaPrefixOf } from '@alveole/contracts';
import type { ApiCaller, SentMedia } from '@alveole/contracts';
import { fileExtension } from '@alveole/validation';
import type { Watcher } from '../send-later/kept-media.ts';
import { keepsMedia } from '../send-later/outage-api.ts';
import { isUnanswered } from '../send-later/unanswered.ts';
import { texts } from './keep-media.text.ts';

export interface SendOptions extends Watcher {
  /** Called once the device has the file, with what names it until the store has it. */
  readonly onKept: (media: SentMedia) => void;
  /** Called with what is to be known while the file is sent. */
  readonly onRemark: (remark: string) => void;
}

/**
 * Sends a file below the establishment's own prefix, under a fresh name. It lies on the device before it goes, as far
 * as the caller keeps media: where nobody answers it stays there, and goes with the operation that names it.
 * @throws AppError as `uploadFile` and the calls do; the signal's reason if cancelled
 */
export async function sendMedia(api: ApiCaller, file: File, options: SendOptions): Promise<SentMedia> {
  const kept = keepsMedia(api) ? await api.media.keep(file) : undefined;
  if (!keepsMedia(api) || !kept) return sendUnkept(api, file, options);
  options.onKept(kept);
  try {
    return { ...kept, mediaName: await api.media.upload(kept.mediaName, options) };
  } catch (failure) {
    if (options.signal.aborted || !isUnanswered(failure)) throw failure;
    return kept;
  }
}

/** Sends a file that lies nowhere else than in the page: says so where that was not to be expected. */
export async function sendUnkept(
  api: ApiCaller,
  file: File,
  { signal, onProgress, onRemark }: Omit<SendOptions, 'onKept'>,
): Promise<SentMedia> {
  if (keepsMedia(api)) onRemark(texts.noRoom);
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
