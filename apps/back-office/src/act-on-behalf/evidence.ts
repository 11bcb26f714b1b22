import { readableDocument, resizePhoto } from '@alveole/shared-screens/chosen-files';
import { readMediaPrefix, sendFile } from '@alveole/shared-screens/exchange-media';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { Uploader } from '@alveole/ui';
import { fileExtension, messages } from '@alveole/validation';

/** How each kind of evidence is made small on the device before it is sent. */
const ways = { invoice: readableDocument, photo: resizePhoto } as const;

/** Sends an invoice or a photo below the establishment of the file; what comes back names it in the operation. */
export function evidenceUploader(api: ApiCaller, entityId: string, kind: keyof typeof ways): Uploader<SentMedia> {
  return async (chosen, { signal, onProgress }) => {
    const file = await ways[kind](chosen);
    const extension = fileExtension(file.name);
    if (extension === undefined) throw new TypeError(messages.file);
    const { name, hash } = await sendFile(api, file, {
      prefix: () => readMediaPrefix(api, entityId),
      signal,
      onProgress,
    });
    return { mediaName: name, mediaHash: hash, extension };
  };
}
