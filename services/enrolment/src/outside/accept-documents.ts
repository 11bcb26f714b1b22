import { appError } from '@alveole/contracts';
import type { ObjectStorage } from '@alveole/object-storage';
import { isSameDocument } from '../record/documents.ts';
import type { EntityDocument } from '../record/documents.ts';
import { mediaPrefixOf } from '../record/establishment.ts';

/**
 * The documents after a write. Those given replace the ones of their sort (KBIS, PID, RIB); what was accepted before
 * is taken as it is, what was uploaded anew is checked (owner, size, magic bytes, hash) and kept under an immutable key.
 * Throws `MediaRefusedException`, or `NotAuthorizedException` for a name below another prefix.
 */
export async function acceptDocuments(
  media: Pick<ObjectStorage, 'accept'>,
  entityId: string,
  stored: readonly EntityDocument[],
  given: readonly EntityDocument[],
): Promise<EntityDocument[]> {
  const sorts = new Set(given.map(({ media_gender }) => media_gender));
  const kept = stored.filter(({ media_gender }) => !sorts.has(media_gender));
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
  { media_gender, media_id, media_url, media_hash }: EntityDocument,
): Promise<EntityDocument> {
  const acceptance = await media.accept({ key: media_url, ownerPrefix: mediaPrefixOf(entityId), sha256: media_hash });
  if (!acceptance.ok) throw appError(acceptance.refusal.code, acceptance.refusal.message);
  return { media_gender, media_id, media_url: acceptance.value.key, media_hash: acceptance.value.sha256 };
}
