import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environmentFields;

/** A folder, `REMOTES_DIR`, or a bucket: `REMOTES_URL`, where browsers reach it, with the names of S3. */
export const publishConfig = z.union([
  z.object({
    REMOTES_URL: z.url().transform((url) => url.replace(/\/$/, '')),
    REMOTES_PREFIX: z
      .string()
      .regex(/^([\w-]+\/)*$/, 'must end in a slash')
      .default(''),
    S3_ENDPOINT,
    S3_REGION,
    S3_BUCKET,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  }),
  z.object({ REMOTES_DIR: z.string().min(1) }),
]);

export type PublishConfig = z.output<typeof publishConfig>;
