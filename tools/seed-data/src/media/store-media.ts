import type { ObjectStorage } from '@alveole/object-storage';

/** A sample document, by the name under which a repairer would have uploaded it. */
export interface SampleMedia {
  readonly name: string;
  readonly extension: 'pdf' | 'png';
  readonly bytes: () => Uint8Array;
}

export interface MediaReference {
  /** Of the accepted, immutable copy. */
  readonly key: string;
  readonly sha256: string;
}

/** Accepted copies by the name of the upload. */
export type StoredMedia = (name: string) => MediaReference;

const sideBySide = 12;

/** Keeps the samples as accepted media; the same bytes land under the same keys each time. */
export async function storeMedia(
  storage: Pick<ObjectStorage, 'store'>,
  samples: readonly SampleMedia[],
): Promise<StoredMedia> {
  const stored = new Map<string, MediaReference>();
  const waiting = samples.values();
  const carry = async () => {
    for (const { name, extension, bytes } of waiting) stored.set(name, await storage.store(name, bytes(), extension));
  };
  await Promise.all(Array.from({ length: sideBySide }, carry));
  return (name) => {
    const reference = stored.get(name);
    if (reference === undefined) throw new Error('A seeded record names a document that was not stored.');
    return reference;
  };
}
