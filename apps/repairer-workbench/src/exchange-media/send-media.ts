import { readMediaPrefix, sendFile } from '@alveole/shared-screens/exchange-media';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import { fileExtension } from '@alveole/validation';
import type { Watcher } from '../send-later/stored-media.ts';
import { keepsMedia } from '../send-later/outage-api.ts';
import { isUnanswered } from '../send-later/unanswered.ts';
import { texts } from './exchange-media.text.ts';
import { prepareInTurn } from '../send-later/prepare-media.ts';
import type { MediaUse } from '../keep-on-device/stored-rows.ts';

export interface SendOptions extends Watcher {
  readonly use: MediaUse;
  /** Called once the device has the file, with what names it until the store has it. */
  readonly onStored: (media: SentMedia) => void;
  /** Called with what is sent instead of the file that was chosen. */
  readonly onPrepared: (prepared: File) => void;
  /** Called with what is to be known while the file is sent. */
  readonly onRemark: (remark: string) => void;
}

const prepareUnkept = prepareInTurn();

/**
 * Sends a chosen file below the establishment's own prefix, under a fresh name. It lies on the device before it is made
 * ready, as far as the caller keeps media: where nobody answers it stays there, and goes with the operation that names it.
 * @throws AppError as `uploadFile` and the calls do; as `prepareMedia` does; the signal's reason if cancelled
 */
export async function sendMedia(api: ApiCaller, chosen: File, options: SendOptions): Promise<SentMedia> {
  const { use, onStored, onPrepared } = options;
  const storedMedia = keepsMedia(api) ? await api.media.keep(chosen, use) : undefined;
  if (!keepsMedia(api) || !storedMedia) {
    const prepared = await prepareUnkept(use, chosen);
    onPrepared(prepared);
    return sendUnkept(api, prepared, options);
  }
  onStored(storedMedia);
  try {
    onPrepared(await api.media.prepared(storedMedia.mediaName, options));
    return { ...storedMedia, ...(await api.media.upload(storedMedia.mediaName, options)) };
  } catch (failure) {
    if (options.signal.aborted || !isUnanswered(failure)) throw failure;
    return storedMedia;
  }
}

/** Sends a prepared file that lies nowhere else than in the page: says so where that was not to be expected. */
export async function sendUnkept(
  api: ApiCaller,
  file: File,
  { signal, onProgress, onRemark }: Watcher & Pick<SendOptions, 'onRemark'>,
): Promise<SentMedia> {
  if (keepsMedia(api)) onRemark(texts.noCapacity);
  const extension = fileExtension(file.name) ?? '.jpg';
  const prefix = () => readMediaPrefix(api, undefined, signal);
  const { name, hash } = await sendFile(api, file, { prefix, extension, signal, onProgress });
  return { mediaName: name, mediaHash: hash, extension };
}
