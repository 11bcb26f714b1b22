import { readRemotes } from '@alveole/contracts';
import { createFetchedSource, timeoutMs } from './fetched-source.ts';
import type { FetchedSourceOptions } from './fetched-source.ts';
import type { RemotesSource } from './remotes-source.ts';
import { registryFile } from './registry-file.ts';

/**
 * Remotes published into a bucket, which is read over plain HTTP: builds are public, and browsers get them from this
 * gateway, compressed, on its own origin. Below the address stand `remotes.json` and `<name>/<version>/…`.
 */
export function createBucketSource(address: string, options: FetchedSourceOptions): RemotesSource {
  const at = (path: string) => new URL(path, `${address.replace(/\/$/, '')}/`);
  return createFetchedSource(
    {
      async ask() {
        const response = await fetch(at(registryFile), { signal: AbortSignal.timeout(timeoutMs) });
        if (!response.ok) throw new Error(`${at(registryFile).href} answered ${response.status}`);
        return readRemotes(await response.json());
      },
      addressOf: ({ name, version }, path) => at(`${name}/${version}/${path}`),
    },
    options,
  );
}
