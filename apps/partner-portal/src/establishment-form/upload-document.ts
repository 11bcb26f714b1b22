import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes, type ApiCaller } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { fileExtension, fileSignatureLength, isFileWhatItsNameSays, messages } from '@alveole/validation';
import type { DocumentGender, EntityDocument } from './document-labels.ts';

export const documentKinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** A little less than what the services accept (10 MiB), as a round figure. Bytes. */
export const documentMaxBytes = 10_000_000;

export interface UploadDocumentDeps {
  readonly api: ApiCaller;
  /** The prefix below which the document is named; ends with a slash. */
  readonly prefix: () => Promise<string>;
  readonly gender: DocumentGender;
}

/** Sends a document to the object store; what comes back names it in `entity_data.documents`. */
export function createDocumentUploader({ api, prefix, gender }: UploadDocumentDeps): Uploader<EntityDocument> {
  return async (file, { signal, onProgress }) => {
    const media_id = crypto.randomUUID();
    const media_url = `${await prefix()}${media_id}${fileExtension(file.name) ?? ''}`;
    const media_hash = await sha256Hex(file);
    const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name: media_url } }, { signal });
    await uploadFile({ url, file, signal, onProgress });
    return { media_gender: gender, media_id, media_url, media_hash };
  };
}

/** Why a document is refused before it is sent: its name or its first bytes are of no kind that is allowed. */
export async function documentFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return undefined;
  const start = new Uint8Array(await file.slice(0, fileSignatureLength).arrayBuffer());
  return isFileWhatItsNameSays(file.name, start) ? undefined : messages.file;
}
