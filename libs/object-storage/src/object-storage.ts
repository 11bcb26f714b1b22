import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import {
  acceptUpload,
  DEFAULT_MAX_BYTES,
  type Acceptance,
  type NamedUpload,
  type UploadStore,
} from './accept-upload.ts';
import { ACCEPTED_PREFIX, acceptedKey } from './accepted-key.ts';
import { fileTypes, type Extension } from './file-types.ts';
import { presignGet, presignPut, type PresignGetOptions, type PresignPutOptions } from './presign.ts';
import { isMissing, orUnavailable } from './storage-failure.ts';
import { createClients, type StorageSettings } from './storage-settings.ts';
import { listAccepted } from './list-accepted.ts';
import { removeUploads } from './remove-uploads.ts';

export interface StoredObject {
  /** Immutable. */
  key: string;
  /** Lower-case hex, of the stored bytes. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The media of the procedure. Calls that the store cannot answer throw a coded ServiceUnavailableException. */
export interface ObjectStorage {
  presignPut(key: string, options?: PresignPutOptions): Promise<string>;
  presignGet(key: string, options?: PresignGetOptions): Promise<string>;
  /** Checks an upload and keeps it under an immutable key, or says why not. */
  accept(upload: NamedUpload): Promise<Acceptance>;
  /** Keeps bytes that the server itself made (a stamped invoice, an export) under an immutable key beside `name`. */
  store(name: string, bytes: Uint8Array, extension: Extension): Promise<StoredObject>;
  /** The bytes of an accepted or stored object; undefined when there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Removes uploads below a prefix that are older than an instant; accepted objects are never touched. Answers how many. */
  removeUploads(prefix: string, before: Date): Promise<number>;
  /** Removes an accepted or stored object for good; again does nothing. Throws for a key that is neither. */
  removeAccepted(key: string): Promise<void>;
  /** Keys of the accepted objects of an owner, such as `entity-id/`. */
  listAccepted(ownerPrefix: string): Promise<readonly string[]>;
  /** Whether an object is in the store. */
  isThere(key: string): Promise<boolean>;
  /** True when the bucket answers. */
  isReady(): Promise<boolean>;
  close(): void;
}

const READY_TIMEOUT_MS = 2_000;

/** Everything below goes over S3's own protocol; any store that speaks it will do. */
export function createObjectStorage(settings: StorageSettings): ObjectStorage {
  const { bucket } = settings;
  const { calls, signer } = createClients(settings);
  const uploads: UploadStore = {
    readBounded: (key, maxBytes) => readBounded(calls, bucket, key, maxBytes),
    store: (name, bytes, extension) => storeBytes(calls, bucket, { name, bytes, extension }),
  };
  return {
    presignPut: (key, options) => presignPut(signer, bucket, key, options),
    presignGet: (key, options) => presignGet(signer, bucket, key, options),
    accept: (upload) => acceptUpload(uploads, upload),
    store: uploads.store,
    async read(key) {
      const bytes = await readBounded(calls, bucket, key, DEFAULT_MAX_BYTES * 2);
      return typeof bytes === 'string' ? undefined : bytes;
    },
    removeUploads: (prefix, before) => orUnavailable(removeUploads(calls, bucket, { prefix, before })),
    async removeAccepted(key) {
      if (!key.startsWith(ACCEPTED_PREFIX)) throw new Error('Only accepted objects are removed by their key');
      await orUnavailable(calls.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
    listAccepted: (ownerPrefix) => orUnavailable(listAccepted(calls, bucket, ownerPrefix)),
    async isThere(key) {
      const head = calls.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(undefinedIfMissing);
      return (await orUnavailable(head)) !== undefined;
    },
    isReady: () =>
      calls
        .send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(READY_TIMEOUT_MS) })
        .then(
          () => true,
          () => false,
        ),
    close() {
      calls.destroy();
      signer.destroy();
    },
  };
}

async function readBounded(
  client: S3Client,
  bucket: string,
  key: string,
  maxBytes: number,
): Promise<Uint8Array | 'missing' | 'too-big'> {
  const answer = await orUnavailable(
    client.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch(undefinedIfMissing),
  );
  if (!answer?.Body) return 'missing';
  const body = answer.Body as AsyncIterable<Uint8Array>;
  return orUnavailable(collect(body, maxBytes));
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Leaving the loop early ends the download. */
async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array | 'too-big'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return 'too-big';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function storeBytes(
  client: S3Client,
  bucket: string,
  { name, bytes, extension }: { name: string; bytes: Uint8Array; extension: Extension },
): Promise<StoredObject> {
  const { key, sha256 } = acceptedKey(name, bytes, extension);
  await orUnavailable(
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: bytes,
        ContentType: fileTypes[extension].contentType,
        // Whoever reaches the object by another way than our URLs gets a download, never a page.
        ContentDisposition: 'attachment',
      }),
    ),
  );
  return { key, sha256, size: bytes.length };
}
