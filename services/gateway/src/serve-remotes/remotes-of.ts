import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '../config.ts';
import { createBucketSource } from './bucket-source.ts';
import { createDirectorySource } from './directory-source.ts';
import type { RemotesSource } from './remotes-source.ts';
import { createUpstreamSource } from './upstream-source.ts';

/** Where the environment says that remotes come from: a folder, a bucket, or servers of their own. */
export function remotesOf({
  REMOTES_DIR,
  REMOTES_URL,
  REMOTE_URLS = {},
  REMOTES_KEPT_DIR,
}: GatewayConfig): RemotesSource {
  if (REMOTES_DIR !== undefined) return createDirectorySource(REMOTES_DIR);
  const keepIn = REMOTES_KEPT_DIR ?? mkdtempSync(join(tmpdir(), 'alveole-remotes-'));
  const source =
    REMOTES_URL === undefined
      ? createUpstreamSource(REMOTE_URLS, { keepIn })
      : createBucketSource(REMOTES_URL, { keepIn });
  return {
    ...source,
    close() {
      source.close();
      if (REMOTES_KEPT_DIR === undefined) rmSync(keepIn, { recursive: true, force: true });
    },
  };
}
