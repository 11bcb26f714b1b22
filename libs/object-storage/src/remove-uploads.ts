import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { ACCEPTED_PREFIX } from './accepted-key.ts';

/** Removes objects below a prefix whose last change lies before an instant. Answers how many. */
export async function removeUploads(
  client: S3Client,
  bucket: string,
  { prefix, before }: { prefix: string; before: Date },
): Promise<number> {
  let removed = 0;
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified || Key.startsWith(ACCEPTED_PREFIX) || LastModified >= before) continue;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      removed++;
    }
  }
  return removed;
}
