import { isRemoteEntry } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import type { Forwarder } from '../forward.ts';
import { createForwarder } from '../forward.ts';
import { keepShortly } from '../keep-shortly.ts';
import type { RemotesSource } from './remotes-source.ts';
import { publishedPath } from './remotes-source.ts';

const keptForMs = 5000;
const timeoutMs = 2000;

/**
 * Remotes that run as servers of their own (one image each). Each one tells its present version at `/remote.json`
 * (one entry of the registry) and serves `/remotes/<name>/<version>/…`. A remote that is away keeps its last entry,
 * so that the others, and its cached files, go on.
 */
export function createUpstreamSource(
  addresses: Readonly<Record<string, string>>,
  now: () => Date = () => new Date(),
): RemotesSource {
  const names = Object.keys(addresses);
  const last = new Map<string, RemoteEntry>();
  const malformed = new Map<string, unknown>();
  const forwarders = new Map<string, Forwarder>(
    names.map((name) => [name, createForwarder({ target: addresses[name] ?? '', name: `The remote ${name}` })]),
  );

  const ask = async (name: string) => {
    const response = await fetch(new URL('/remote.json', addresses[name]), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return;
    const entry: unknown = await response.json();
    if (!isRemoteEntry(entry) || entry.name !== name) return void malformed.set(name, entry);
    malformed.delete(name);
    last.set(name, entry);
  };
  const askAll = keepShortly(keptForMs, () => Promise.allSettled(names.map(ask)), now);

  return {
    async current() {
      await askAll();
      return { remotes: names.flatMap((name) => last.get(name) ?? []), malformed: [...malformed.values()] };
    },
    async file({ name, version }, path) {
      try {
        const response = await fetch(new URL(`/remotes/${name}/${version}/${path}`, addresses[name]), {
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response.ok ? await response.text() : undefined;
      } catch {
        return undefined;
      }
    },
    handle(request, response, next) {
      const forwarder = forwarders.get(publishedPath(request.path)?.name ?? '');
      if (forwarder === undefined) return answerRefusal(response, unknownAddress);
      request.url = request.originalUrlBelowBase;
      return forwarder.handle(request, response, next);
    },
    close: () => forwarders.forEach((forwarder) => forwarder.close()),
  };
}
