import { resolve } from 'node:path';
import { openBucket } from './bucket.ts';
import { createBucketRegistry } from './bucket-registry.ts';
import { publishConfig } from './config.ts';
import { createDirectoryRegistry } from './directory-registry.ts';
import type { PreviewSettings } from './preview-link.ts';
import type { Registry } from './registry.ts';
import { giftsOfShell } from './shell-in-use.ts';

export interface OpenRegistry {
  readonly registry: Registry;
  readonly preview: PreviewSettings;
  /** Where source maps are kept; undefined: nowhere. */
  readonly mapsFolder: string | undefined;
  close(): void;
}

/**
 * The registry of remotes that an environment names: a folder or a bucket.
 * @throws Error when it names neither, or a shell that says nothing
 */
export async function openRegistry(environment: Readonly<Record<string, string | undefined>>): Promise<OpenRegistry> {
  const read = publishConfig.safeParse(environment);
  if (!read.success)
    throw new Error('Set REMOTES_DIR, or S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const config = read.data;
  const gifts = await giftsOfShell(config.SHELL_URL);
  const mapsFolder = config.SOURCE_MAPS_DIR;
  const preview = { key: config.PREVIEW_KEY, siteUrl: config.SHELL_URL, now: () => new Date() };
  if ('REMOTES_DIR' in config)
    return {
      registry: createDirectoryRegistry(resolve(config.REMOTES_DIR), gifts),
      preview,
      mapsFolder,
      close: () => undefined,
    };
  const bucket = openBucket({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    prefix: config.REMOTES_PREFIX,
  });
  return { registry: createBucketRegistry(bucket, gifts), preview, mapsFolder, close: bucket.close };
}
