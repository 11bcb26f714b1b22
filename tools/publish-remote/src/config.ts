import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, PREVIEW_KEY } = environmentFields;

/** The site whose shell will show the remotes; without it the shell that was built here counts. */
const SHELL_URL = z
  .url()
  .transform((url) => url.replace(/\/$/, ''))
  .optional();

/** Where the source maps of what is published are kept for the operator. */
const SOURCE_MAPS_DIR = z.string().min(1).optional();

/** A folder, `REMOTES_DIR`, or a bucket by the names of S3, from a beginning of its keys on. */
export const publishConfig = z.union([
  z.object({ SHELL_URL, PREVIEW_KEY, SOURCE_MAPS_DIR, REMOTES_DIR: z.string().min(1) }),
  z.object({
    SHELL_URL,
    PREVIEW_KEY,
    SOURCE_MAPS_DIR,
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
]);
