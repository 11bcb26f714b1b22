import { appError } from '@alveole/contracts';
import { unreadablePdfs } from '@alveole/contracts/media';
import type { EstablishmentDocument } from '@alveole/contracts/establishment';
import type { ObjectStorage } from '@alveole/object-storage';
import { isSameDocument } from '../record/documents.ts';
import type { DocumentInspector } from './document-inspector.ts';
import { mediaPrefixOf } from '../record/establishment.ts';

export interface DocumentPorts {
  readonly media: Pick<ObjectStorage, 'accept' | 'read'>;
  readonly documents: Pick<DocumentInspector, 'faultOf'>;
}

/**
 * The documents after a write. Those given replace the ones of their sort (KBIS, PID, RIB); what was accepted before
 * is taken as it is, what was uploaded anew is checked (owner, size, magic bytes, hash, something to read) and kept under an immutable key.
 * Throws `MediaRefusedException`, `UnreadableDocumentException` for a PDF in which nobody sees anything, or `NotAuthorizedException` for a name below another prefix.
 */
export async function acceptDocuments(
  ports: DocumentPorts,
  entityId: string,
  stored: readonly EstablishmentDocument[],
  given: readonly EstablishmentDocument[],
): Promise<EstablishmentDocument[]> {
  const sorts = new Set(given.map(({ kind }) => kind));
  const valid = stored.filter(({ kind }) => !sorts.has(kind));
  const accepted = await Promise.all(
    given.map(
      (document) => stored.find((known) => isSameDocument(known, document)) ?? acceptUpload(ports, entityId, document),
    ),
  );
  return [...valid, ...accepted];
}

async function acceptUpload(
  { media, documents }: DocumentPorts,
  entityId: string,
  { kind, id, name, hash }: EstablishmentDocument,
): Promise<EstablishmentDocument> {
  const acceptance = await media.accept({ key: name, ownerPrefix: mediaPrefixOf(entityId), sha256: hash });
  if (!acceptance.ok) throw appError(acceptance.refusal.code, acceptance.refusal.message);
  if (acceptance.value.kind === 'pdf') await requireReadable({ media, documents }, acceptance.value.key);
  return { kind, id, name: acceptance.value.key, hash: acceptance.value.sha256 };
}

async function requireReadable({ media, documents }: DocumentPorts, key: string): Promise<void> {
  const bytes = await media.read(key);
  const fault = bytes && (await documents.faultOf(bytes));
  if (fault) throw unreadable(unreadablePdfs[fault]);
}

function unreadable({ id, message }: { readonly id: string; readonly message: string }) {
  return appError('UnreadableDocumentException', message, { refusal: id });
}
