import type { EntityData } from '@alveole/contracts';

export type EntityDocument = NonNullable<EntityData['documents']>[number];

/** Whether two entries are the same accepted file under the same name. */
export function isSameDocument(one: EntityDocument, other: EntityDocument): boolean {
  return (
    one.media_gender === other.media_gender && one.media_url === other.media_url && one.media_hash === other.media_hash
  );
}
