import { createHash, randomUUID } from 'node:crypto';
import type { ObjectStorage } from '@alveole/object-storage';

/** The extensions that a test uploads. */
export type UploadExtension = 'pdf' | 'png' | 'jpg';

/**
 * Puts a file into the store, as a browser does with its presigned URL, and answers how an operation names it.
 * @param folder of its owner, for example an establishment's id
 */
export function uploadTo(store: ObjectStorage) {
  return async (folder: string, bytes: Uint8Array, extension: UploadExtension) => {
    const media_url = `${folder.replace(/\/$/, '')}/${randomUUID()}.${extension}`;
    const put = await fetch(await store.presignPut(media_url), { method: 'PUT', body: new Uint8Array(bytes) });
    if (!put.ok) throw new Error(`The store answered ${put.status}`);
    return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex'), type_file: `.${extension}` };
  };
}
