import { join, resolve } from 'node:path';
import { openBucket } from './bucket.ts';
import { createBucketRegistry } from './bucket-registry.ts';
import { runCommand } from './command-line.ts';
import type { PublishConfig } from './config.ts';
import { publishConfig } from './config.ts';
import { apps } from './declared-remotes.ts';
import { createDirectoryRegistry } from './directory-registry.ts';
import type { Registry } from './registry.ts';

function openRegistry(config: PublishConfig): { registry: Registry; close(): void } {
  if ('REMOTES_DIR' in config)
    return { registry: createDirectoryRegistry(resolve(config.REMOTES_DIR)), close: () => undefined };
  const bucket = openBucket({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    prefix: config.REMOTES_PREFIX,
  });
  return { registry: createBucketRegistry(bucket, config.REMOTES_URL), close: bucket.close };
}

const config = publishConfig.safeParse(process.env);
if (!config.success) {
  console.error(
    'Set REMOTES_DIR, or REMOTES_URL with S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  );
  process.exit(1);
}
const { registry, close } = openRegistry(config.data);
try {
  const buildFolderOf = (name: string): string => join(apps, name.replaceAll('_', '-'), 'dist');
  for (const line of await runCommand(process.argv.slice(2), { registry, buildFolderOf })) console.log(line);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : 'failed');
  process.exitCode = 1;
} finally {
  close();
}
