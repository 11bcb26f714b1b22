import { sha256Hex, uploadFile } from '@alveole/api-client';
import { readableDocument } from '@alveole/shared-screens/chosen-files';
import { type ApiCaller } from '@alveole/contracts';
import { type DocumentKind, type EstablishmentDocument } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import type { Uploader } from '@alveole/ui';
import { fileExtension } from '@alveole/validation';

export interface UploadDocumentDeps {
  readonly api: ApiCaller;
  /** The prefix below which the document is named; ends with a slash. */
  readonly prefix: () => Promise<string>;
  readonly kind: DocumentKind;
}

/**
 * Sends a document to the object store, a picture made small first; what comes back names it when the file is saved.
 */
export function createDocumentUploader({ api, prefix, kind }: UploadDocumentDeps): Uploader<EstablishmentDocument> {
  return async (chosen, { signal, onProgress }) => {
    const file = await readableDocument(chosen);
    const id = crypto.randomUUID();
    const name = `${await prefix()}${id}${fileExtension(file.name) ?? ''}`;
    const hash = await sha256Hex(file);
    const { url } = await api.call(mediaRoutes.mediaPutUrl, { query: { name, size: file.size } }, { signal });
    await uploadFile({ url, file, signal, onProgress });
    return { kind, id, name, hash };
  };
}
