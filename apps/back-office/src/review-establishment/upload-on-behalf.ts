import { sha256Hex, uploadFile } from '@alveole/api-client';
import type { UploadOptions } from '@alveole/api-client';
import { enrolmentRoutes, mediaPrefixOf, mediaPrefixQuery } from '@alveole/contracts';
import type { ApiCaller, DocumentKind, EstablishmentDocument } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { fileExtension, fileSignatureLength, isFileWhatItsNameSays, messages } from '@alveole/validation';

export const documentKinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** A little less than what the services accept (10 MiB), as a round figure. Bytes. */
export const documentMaxBytes = 10_000_000;

export interface UploadOnBehalf {
  readonly api: ApiCaller;
  /** Below whose prefix the document lies. */
  readonly entityId: string;
  readonly kind: DocumentKind;
}

/** Sends a document for an establishment to the object store; what comes back names it when the file is saved. */
export function uploaderFor({ api, entityId, kind }: UploadOnBehalf): Uploader<EstablishmentDocument> {
  const send = senderBelow(api, entityId);
  return async (file, options) => ({ kind, ...(await send(file, options)) });
}

/** A file in the object store, below the prefix of the establishment for which it was sent. */
type StoredBelow = Omit<EstablishmentDocument, 'kind'>;

/** Sends a file below the prefix of an establishment, under a fresh name. */
export function senderBelow(
  api: ApiCaller,
  entityId: string,
): (file: File, way: Pick<UploadOptions, 'signal' | 'onProgress'>) => Promise<StoredBelow> {
  return async (file, { signal, onProgress }) => {
    const prefix = mediaPrefixOf(await api.call(enrolmentRoutes.mediaPrefix, { query: mediaPrefixQuery(entityId) }));
    const id = crypto.randomUUID();
    const name = `${prefix}${id}${fileExtension(file.name) ?? ''}`;
    const hash = await sha256Hex(file);
    const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name, size: file.size } }, { signal });
    await uploadFile({ url, file, signal, onProgress });
    return { id, name, hash };
  };
}

/** Why a document is refused before it is sent: its name or its first bytes are of no kind that is allowed. */
export async function documentFault(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, fileSignatureLength).arrayBuffer());
  return isFileWhatItsNameSays(file.name, start) ? undefined : messages.file;
}
