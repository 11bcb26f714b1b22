import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Before every key; `''` or ending in a slash. */
  readonly prefix: string;
}

export interface Bucket {
  put(key: string, body: Uint8Array, headers: { contentType: string; cacheControl: string }): Promise<void>;
  /** The bytes, or undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
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
  return {
    put: async (key, body, { contentType, cacheControl }) => {
      const described = { ContentType: contentType, CacheControl: cacheControl };
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix}${key}`, Body: body, ...described }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${key}` }));
        return await Body?.transformToByteArray();
      } catch (failure) {
        if (isMissing(failure)) return undefined;
        throw failure;
      }
    },
    list: async (beginning) => {
      const found: { key: string; changedAt: Date }[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${beginning}`, ContinuationToken: next }),
        );
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key.slice(prefix.length), changedAt: LastModified });
        next = page.NextContinuationToken;
      } while (next);
      return found;
    },
    close: () => client.destroy(),
  };
}

const isMissing = (failure: unknown): boolean => failure instanceof Error && failure.name === 'NoSuchKey';
