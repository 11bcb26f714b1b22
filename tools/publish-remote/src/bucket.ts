import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Before every key; `''` or ending in a slash. */
  readonly prefix: string;
}

export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface Bucket {
  put(key: string, body: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** Writes only over the object with this ETag, or only where there is none. Answers whether it did. */
  replace(key: string, body: Uint8Array, headers: ObjectHeaders, etag: string | undefined): Promise<boolean>;
  /** Undefined when there is no such object. */
  read(key: string): Promise<{ bytes: Uint8Array; etag: string | undefined } | undefined>;
  remove(key: string): Promise<void>;
  /** Keys below a beginning, with the instant of their last change. */
  list(beginning: string): Promise<readonly { key: string; changedAt: Date }[]>;
  close(): void;
}

/** A part of a bucket on any store that speaks S3. */
export function openBucket({ endpoint, region, bucket, prefix, ...credentials }: BucketSettings): Bucket {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const write = (key: string, Body: Uint8Array, headers: ObjectHeaders, condition: Partial<PutObjectCommandInput>) =>
    client.send(
      new PutObjectCommand({
        ...at(key),
        ...condition,
        Body,
        ContentType: headers.contentType,
        CacheControl: headers.cacheControl,
      }),
    );
  return {
    put: async (key, body, headers) => void (await write(key, body, headers, {})),
    replace: async (key, body, headers, etag) => {
      try {
        await write(key, body, headers, etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag });
        return true;
      } catch (failure) {
        if (isNamed(failure, 'PreconditionFailed', 'ConditionalRequestConflict')) return false;
        throw failure;
      }
    },
    read: async (key) => {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        return Body && { bytes: await Body.transformToByteArray(), etag: ETag };
      } catch (failure) {
        if (isNamed(failure, 'NoSuchKey')) return undefined;
        throw failure;
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
    list: async (beginning) => {
      const objects: { key: string; changedAt: Date }[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${beginning}`, ContinuationToken: next }),
        );
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          objects.push({ key: Key.slice(prefix.length), changedAt: LastModified });
        next = page.NextContinuationToken;
      } while (next);
      return objects;
    },
    close: () => client.destroy(),
  };
}

const isNamed = (failure: unknown, ...names: readonly string[]): boolean =>
  failure instanceof Error && names.includes(failure.name);
