import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '../config.ts';
import { createBucketSource } from './bucket-source.ts';
import { createCombinedSource } from './combined-source.ts';
import { createDirectorySource } from './directory-source.ts';
import type { RemotesSource } from './remotes-source.ts';
import { createUpstreamSource } from './upstream-source.ts';

type Places = Pick<GatewayConfig, 'REMOTES_DIR' | 'REMOTES_URL' | 'REMOTE_URLS' | 'REMOTES_KEPT_DIR'>;

/**
 * The remotes of every place that the environment names: a folder, a bucket, servers of their own; of a remote that
 * several have, that of the first one.
 */
export function remotesOf({ REMOTES_DIR, REMOTES_URL, REMOTE_URLS, REMOTES_KEPT_DIR }: Places): RemotesSource {
  const keepIn = REMOTES_KEPT_DIR ?? mkdtempSync(join(tmpdir(), 'alveole-remotes-'));
  const source = createCombinedSource([
    ...(REMOTES_DIR === undefined ? [] : [createDirectorySource(REMOTES_DIR)]),
    ...(REMOTES_URL === undefined ? [] : [createBucketSource(REMOTES_URL, { keepIn })]),
    ...(REMOTE_URLS === undefined ? [] : [createUpstreamSource(REMOTE_URLS, { keepIn })]),
  ]);
  return {
    ...source,
    close() {
      source.close();
      if (REMOTES_KEPT_DIR === undefined) rmSync(keepIn, { recursive: true, force: true });
    },
  };
}
