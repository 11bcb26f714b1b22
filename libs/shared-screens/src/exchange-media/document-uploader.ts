import type { ApiCaller } from '@alveole/contracts';
import type { DocumentKind, EstablishmentDocument } from '@alveole/contracts/establishment';
import type { Uploader } from '@alveole/ui';
import { readableDocument } from '../chosen-files/index.ts';
import { sendFile } from './send-file.ts';

export interface DocumentUploaderDeps {
  readonly api: ApiCaller;
  /** The prefix below which the document is named; ends with a slash. */
  readonly prefix: () => Promise<string>;
  readonly kind: DocumentKind;
}

/** Sends a document of an establishment, a picture made small first; what comes back names it when the file is saved. */
export function documentUploader({ api, prefix, kind }: DocumentUploaderDeps): Uploader<EstablishmentDocument> {
  return async (chosen, { signal, onProgress }) => {
    const file = await readableDocument(chosen);
    return { kind, ...(await sendFile(api, file, { prefix, signal, onProgress })) };
  };
}
