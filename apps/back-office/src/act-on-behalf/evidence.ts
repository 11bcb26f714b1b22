import type { ApiCaller, SentMedia } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { faultOf, fileExtension, messages, photoFileName } from '@alveole/validation';
import { documentFault, senderBelow } from '../review-establishment/upload-on-behalf.ts';

export const invoiceTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const photoTypes = ['image/png', 'image/jpeg'] as const;

/** Sends an invoice or a photo below the establishment of the file; what comes back names it in the operation. */
export function evidenceUploader(api: ApiCaller, entityId: string): Uploader<SentMedia> {
  const send = senderBelow(api, entityId);
  return async (file, options) => {
    const extension = fileExtension(file.name);
    if (extension === undefined) throw new TypeError(messages.file);
    const { name, hash } = await send(file, options);
    return { mediaName: name, mediaHash: hash, extension };
  };
}

/** Why a file is no photo: its name, or its first bytes. */
export async function photoFault(file: File): Promise<string | undefined> {
  return faultOf(photoFileName, file.name) ?? (await documentFault(file));
}
