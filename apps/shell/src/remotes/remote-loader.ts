import type { RemoteName, RemoteProps } from '@alveole/contracts';
import type { ComponentType } from 'react';
import type { RegistryReader } from '../start/registry-reader.ts';
import { within } from './within.ts';

export type RemoteRoutes = ComponentType<RemoteProps>;

/** The part of the federation runtime that is needed. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

export interface RemoteLoader {
  /**
   * The routes of a remote. What once loaded stays; what failed is asked for again, after a fresh look at the registry.
   * @throws Error when it is not registered, does not answer within 8 s, or is broken
   */
  load(name: RemoteName): Promise<RemoteRoutes>;
}

/** Milliseconds after which a remote counts as down: a manifest that hangs never fails by itself. */
const patience = 8_000;

/** Finds remotes at run time: the registry says where each stands now. */
export function createRemoteLoader(federation: Federation, registry: RegistryReader): RemoteLoader {
  const loaded = new Map<RemoteName, Promise<RemoteRoutes>>();
  const failed = new Set<RemoteName>();

  const find = async (name: RemoteName): Promise<RemoteRoutes> => {
    const entry = (await (failed.has(name) ? registry.anew() : registry.known())).find((candidate) => candidate.name === name);
    if (!entry) throw new Error(`${name} is not registered`);
    federation.registerRemotes([{ name, entry: new URL(entry.manifest, document.baseURI).href }], { force: true });
    const module = await federation.loadRemote<{ default: RemoteRoutes }>(`${name}/routes`);
    if (!module) throw new Error(`${name} exposes no routes`);
    return module.default;
  };

  return {
    load: (name) => {
      const known = loaded.get(name);
      if (known) return known;
      const asked = within(patience, find(name));
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
