import type { RemoteProps } from '@alveole/contracts';
import type { ComponentType } from 'react';
import type { RegistryReader } from '../start/registry-reader.ts';
import type { Federation } from './federation.ts';
import { readManifest } from './remote-manifest.ts';
import { within } from './within.ts';

export type RemoteRoutes = ComponentType<RemoteProps>;

export interface RemoteLoader {
  /**
   * The routes of a remote. What once loaded stays; what failed is asked for again, after a fresh look at the registry.
   * @throws Error when it is not registered, does not answer within 8 s, is broken, or is not what was published
   */
  load(name: string): Promise<RemoteRoutes>;
}

export interface RemoteLoaderDeps {
  readonly federation: Federation;
  readonly registry: Pick<RegistryReader, 'known' | 'anew'>;
  /** Where relative addresses of the registry begin: the page's base. */
  readonly base: string;
  readonly fetch?: typeof fetch;
}

/** Milliseconds after which a remote counts as down: one that hangs never fails by itself. */
const timeoutMs = 8_000;

/** Finds remotes at run time: the registry says where each stands now. */
export function createRemoteLoader({ federation, registry, base, fetch: ask }: RemoteLoaderDeps): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteRoutes>>();
  const failed = new Set<string>();

  const find = async (name: string): Promise<RemoteRoutes> => {
    const entries = await (failed.has(name) ? registry.anew() : registry.known());
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) throw new Error(`${name} is not registered`);
    const module = await federation.load<{ default: RemoteRoutes }>(name, await readManifest(entry, base, ask));
    return module.default;
  };

  return {
    load: (name) => {
      const known = loaded.get(name);
      if (known) return known;
      const asked = within(timeoutMs, find(name));
      loaded.set(name, asked);
      asked.then(
        () => failed.delete(name),
        () => {
          loaded.delete(name);
          failed.add(name);
        },
      );
      return asked;
    },
  };
}
