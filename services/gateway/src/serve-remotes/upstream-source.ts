import { isRemoteEntry } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { createFetchedSource, timeoutMs } from './fetched-source.ts';
import type { FetchedSourceOptions } from './fetched-source.ts';
import type { RemotesSource } from './remotes-source.ts';

/**
 * Remotes that run as servers of their own (one image each). Each one tells its present version at `/remote.json`
 * (one entry of the registry) and serves `/remotes/<name>/<version>/…`. A remote that is away keeps its last entry,
 * so that the others, and the copies of its files, go on.
 */
export function createUpstreamSource(
  addresses: Readonly<Record<string, string>>,
  options: FetchedSourceOptions,
): RemotesSource {
  const names = Object.keys(addresses);
  const last = new Map<string, RemoteEntry>();
  const malformed = new Map<string, unknown>();

  const ask = async (name: string): Promise<void> => {
    const response = await fetch(new URL('/remote.json', addresses[name]), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return;
    const entry: unknown = await response.json().catch(() => `${name}: not JSON`);
    if (!isRemoteEntry(entry) || entry.name !== name) return void malformed.set(name, entry);
    malformed.delete(name);
    last.set(name, entry);
  };

  return createFetchedSource(
    {
      async ask() {
        await Promise.allSettled(names.map(ask));
        return { remotes: names.flatMap((name) => last.get(name) ?? []), malformed: [...malformed.values()] };
      },
      addressOf: ({ name, version }, path) =>
        Object.hasOwn(addresses, name) ? new URL(`/remotes/${name}/${version}/${path}`, addresses[name]) : undefined,
    },
    options,
  );
}
