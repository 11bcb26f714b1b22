import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { ACCEPTED_PREFIX } from './accepted-key.ts';

/** Every key below the accepted objects of an owner. */
export async function listAccepted(client: S3Client, bucket: string, ownerPrefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  const Prefix = `${ACCEPTED_PREFIX}${ownerPrefix}`;
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
  return keys;
}
