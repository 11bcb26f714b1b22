import { sha256Hex, uploadFile } from '@alveole/api-client';
import type { UploadOptions } from '@alveole/api-client';
import { readableDocument } from '@alveole/shared-screens/chosen-files';
import { mediaRoutes, mediaPrefixOf, mediaPrefixQuery } from '@alveole/contracts/media';
import type { ApiCaller } from '@alveole/contracts';
import type { DocumentKind, EstablishmentDocument } from '@alveole/contracts/establishment';
import type { Uploader } from '@alveole/ui';
import { fileExtension } from '@alveole/validation';

export interface UploadOnBehalf {
  readonly api: ApiCaller;
  /** Below whose prefix the document lies. */
  readonly entityId: string;
  readonly kind: DocumentKind;
}

/** Sends a document for an establishment to the object store, a picture made small first; what comes back names it when the file is saved. */
export function uploaderFor({ api, entityId, kind }: UploadOnBehalf): Uploader<EstablishmentDocument> {
  const send = senderBelow(api, entityId);
  return async (file, options) => ({ kind, ...(await send(await readableDocument(file), options)) });
}

/** A file in the object store, below the prefix of the establishment for which it was sent. */
type StoredBelow = Omit<EstablishmentDocument, 'kind'>;

/** Sends a file below the prefix of an establishment, under a fresh name. */
export function senderBelow(
  api: ApiCaller,
  entityId: string,
): (file: File, way: Pick<UploadOptions, 'signal' | 'onProgress'>) => Promise<StoredBelow> {
  return async (file, { signal, onProgress }) => {
    const prefix = mediaPrefixOf(await api.call(mediaRoutes.mediaPrefix, { query: mediaPrefixQuery(entityId) }));
    const id = crypto.randomUUID();
    const name = `${prefix}${id}${fileExtension(file.name) ?? ''}`;
    const hash = await sha256Hex(file);
    const { url } = await api.call(mediaRoutes.mediaPutUrl, { query: { name, size: file.size } }, { signal });
    await uploadFile({ url, file, signal, onProgress });
    return { id, name, hash };
  };
}
