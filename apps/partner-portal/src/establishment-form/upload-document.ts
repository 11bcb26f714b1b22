import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, type ApiCaller, type DocumentKind, type EstablishmentDocument } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { fileExtension, fileSignatureLength, isFileWhatItsNameSays, messages } from '@alveole/validation';

export const documentKinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** A little less than what the services accept (10 MiB), as a round figure. Bytes. */
export const documentMaxBytes = 10_000_000;

export interface UploadDocumentDeps {
  readonly api: ApiCaller;
  /** The prefix below which the document is named; ends with a slash. */
  readonly prefix: () => Promise<string>;
  readonly kind: DocumentKind;
}

/** Sends a document to the object store; what comes back names it when the file is saved. */
export function createDocumentUploader({ api, prefix, kind }: UploadDocumentDeps): Uploader<EstablishmentDocument> {
  return async (file, { signal, onProgress }) => {
    const id = crypto.randomUUID();
    const name = `${await prefix()}${id}${fileExtension(file.name) ?? ''}`;
    const hash = await sha256Hex(file);
    const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name, size: file.size } }, { signal });
    await uploadFile({ url, file, signal, onProgress });
    return { kind, id, name, hash };
  };
}

/** Why a document is refused before it is sent: its name or its first bytes are of no kind that is allowed. */
export async function documentFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return undefined;
  const start = new Uint8Array(await file.slice(0, fileSignatureLength).arrayBuffer());
  return isFileWhatItsNameSays(file.name, start) ? undefined : messages.file;
}
