import { fileKindOfBytes, startOfPdf, type FileKind } from '@alveole/validation';
import { createHash } from 'node:crypto';
import { ACCEPTED_PREFIX } from './accepted-key.ts';
import { cleanImage } from './clean-image.ts';
import { asExtension, extensionOf, fileTypes, type Extension } from './file-types.ts';
import { takenAt } from './taken-at.ts';
import { refusals, type UploadRefusal } from './upload-refusal.ts';

/** An upload as an operation names it. */
export interface NamedUpload {
  /** The name given by the presign call. */
  key: string;
  /** The uploader's own prefix. */
  ownerPrefix: string;
  /** What the client says of the file: lower-case hex SHA-256. */
  sha256: string;
  /** What the client says of the type, `.jpg` or `jpg`; without it the key's own extension counts. */
  extension?: string;
  /** 10 MiB unless told otherwise. */
  maxBytes?: number;
  /** The kinds that fit this purpose (photos are no PDF); all three unless told otherwise. */
  kinds?: readonly FileKind[];
}

export interface AcceptedObject {
  /** Immutable. */
  key: string;
  /** Of the stored bytes: an image's differ from the uploaded ones, and so do those of a PDF behind something else. */
  sha256: string;
  /** Bytes stored. */
  size: number;
  kind: FileKind;
  /** When the camera says that it took the picture: known of the upload, gone from what is stored. */
  takenAt?: Date | undefined;
}

export type Acceptance = { ok: true; value: AcceptedObject } | { ok: false; refusal: UploadRefusal };

/** The ways to the store that acceptance needs. */
export interface UploadStore {
  /** The bytes, `'missing'`, or `'too-big'` before more than `maxBytes` were read. */
  readBounded(key: string, maxBytes: number): Promise<Uint8Array | 'missing' | 'too-big'>;
  store(name: string, bytes: Uint8Array, extension: Extension): Promise<{ key: string; sha256: string; size: number }>;
}

export const DEFAULT_MAX_BYTES = 10 * 1_048_576;

const allKinds: readonly FileKind[] = ['jpeg', 'png', 'pdf'];

/**
 * Decides on an upload before an operation may name it: owner, presence, size, hash, type, pixels. The bytes that were
 * checked are the bytes that are stored, under an immutable key: the upload URL stays usable, but no longer matters.
 */
export async function acceptUpload(store: UploadStore, upload: NamedUpload): Promise<Acceptance> {
  const { key, maxBytes = DEFAULT_MAX_BYTES, kinds = allKinds } = upload;
  if (!isOwn(upload)) return refuse('foreign-prefix');
  const extension = extensionOf(key);
  if (!extension || (upload.extension !== undefined && asExtension(upload.extension) !== extension))
    return refuse('wrong-type');
  const bytes = await store.readBounded(key, maxBytes);
  if (bytes === 'missing' || bytes === 'too-big') return refuse(bytes);
  if (bytes.length === 0) return refuse('missing');
  if (createHash('sha256').update(bytes).digest('hex') !== upload.sha256) return refuse('wrong-hash');
  const kind = fileKindOfBytes(bytes);
  if (!kind || kind !== fileTypes[extension].kind || !kinds.includes(kind)) return refuse('wrong-type');
  const clean = kind === 'pdf' ? bytes.subarray(startOfPdf(bytes)) : await cleanImage(bytes, kind);
  if (typeof clean === 'string') return refuse(clean);
  const moment = kind === 'pdf' ? undefined : await takenAt(bytes);
  return { ok: true, value: { ...(await store.store(key, clean, extension)), kind, takenAt: moment } };
}

/** The prefix counts as a whole folder: `shop-1` does not own `shop-10/…`. */
function isOwn({ key, ownerPrefix }: NamedUpload): boolean {
  const folder = ownerPrefix.endsWith('/') ? ownerPrefix : `${ownerPrefix}/`;
  const climbs = key.split('/').some((segment) => segment === '..' || segment === '.' || segment === '');
  return folder.length > 1 && key.startsWith(folder) && !climbs && !key.startsWith(ACCEPTED_PREFIX);
}

const refuse = (reason: UploadRefusal['reason']): Acceptance => ({
  ok: false,
  refusal: { reason, ...refusals[reason] },
});
