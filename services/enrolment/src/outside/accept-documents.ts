import { appError } from '@alveole/contracts';
import type { EstablishmentDocument } from '@alveole/contracts';
import type { ObjectStorage } from '@alveole/object-storage';
import { isSameDocument } from '../record/documents.ts';
import { mediaPrefixOf } from '../record/establishment.ts';

/**
 * The documents after a write. Those given replace the ones of their sort (KBIS, PID, RIB); what was accepted before
 * is taken as it is, what was uploaded anew is checked (owner, size, magic bytes, hash) and kept under an immutable key.
 * Throws `MediaRefusedException`, or `NotAuthorizedException` for a name below another prefix.
 */
export async function acceptDocuments(
  media: Pick<ObjectStorage, 'accept'>,
  entityId: string,
  stored: readonly EstablishmentDocument[],
  given: readonly EstablishmentDocument[],
): Promise<EstablishmentDocument[]> {
  const sorts = new Set(given.map(({ kind }) => kind));
  const kept = stored.filter(({ kind }) => !sorts.has(kind));
  const accepted = await Promise.all(
    given.map(
      (document) => stored.find((known) => isSameDocument(known, document)) ?? acceptUpload(media, entityId, document),
    ),
  );
  return [...kept, ...accepted];
}

async function acceptUpload(
  media: Pick<ObjectStorage, 'accept'>,
  entityId: string,
  { kind, id, name, hash }: EstablishmentDocument,
): Promise<EstablishmentDocument> {
  const acceptance = await media.accept({ key: name, ownerPrefix: mediaPrefixOf(entityId), sha256: hash });
  if (!acceptance.ok) throw appError(acceptance.refusal.code, acceptance.refusal.message);
  return { kind, id, name: acceptance.value.key, hash: acceptance.value.sha256 };
}
