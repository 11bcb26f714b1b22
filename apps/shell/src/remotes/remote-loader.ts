import type { RemoteProps, ShellGifts } from '@alveole/contracts';
import type { ComponentType } from 'react';
import type { FoundRemote, RegistryReader } from './registry-reader.ts';
import type { Federation } from './federation.ts';
import { readManifest } from './remote-manifest.ts';
import { within } from './within.ts';

export type RemoteRoutes = ComponentType<RemoteProps>;

export interface RemoteLoader {
  /**
   * The routes of a remote. What once loaded stays; what failed is asked for again, after a fresh look at the registry.
   * @throws Error when it is not registered, does not fit this shell, does not answer within 8 s, is broken, or is not
   *   what was published
   */
  load(name: string): Promise<RemoteRoutes>;
  /** The published version of a remote after a fresh look, when it is another than this page began with. */
  newerVersion(name: string): Promise<string | undefined>;
  /** Tells the gateway that a remote broke while it was shown, where a version of it is being rolled out. */
  tellFailed(name: string): Promise<void>;
}

export interface RemoteLoaderDeps {
  readonly federation: Federation;
  readonly registry: Pick<RegistryReader, 'known' | 'anew'>;
  /** Where relative addresses of the registry begin: the page's base. */
  readonly base: string;
  /** What this shell gives to remotes. */
  readonly gifts: ShellGifts;
  readonly fetch?: typeof fetch;
}

/** Milliseconds after which a remote counts as down: one that hangs never fails by itself. */
const timeoutMs = 8_000;

/** Finds remotes at run time: the registry says where each stands now. */
export function createRemoteLoader({ federation, registry, base, gifts, fetch: ask }: RemoteLoaderDeps): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteRoutes>>();
  const failed = new Set<string>();
  const begun = new Map<string, FoundRemote>();

  const find = async (name: string): Promise<RemoteRoutes> => {
    const entry = named(name, await (failed.has(name) ? registry.anew() : registry.known()));
    if (!entry) throw new Error(`${name} is not registered`);
    begun.set(name, entry);
    const lack = await lackOf(entry, gifts);
    if (lack) throw new Error(lack);
    const module = await federation.load<{ default: RemoteRoutes }>(name, await readManifest(entry, base, ask));
    tell(name, 'loaded').catch(() => undefined);
    return module.default;
  };
  const tell = async (name: string, outcome: 'loaded' | 'failed'): Promise<void> => {
    const entry = begun.get(name);
    // Out of the landing's way: a roll-out is rare.
    if (entry?.isWatched) await (await import('./tell-outcome.ts')).tellOutcome(entry, outcome, { base, ask });
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
    newerVersion: async (name) => {
      const published = named(name, await within(timeoutMs, registry.anew()))?.version;
      return published === begun.get(name)?.version ? undefined : published;
    },
    tellFailed: (name) => tell(name, 'failed').catch(() => undefined),
  };
}

/** What a remote lacks in this shell. What decides it loads only where the two were not built together. */
async function lackOf(entry: FoundRemote, gifts: ShellGifts): Promise<string | undefined> {
  const isOfThisShell = Object.entries(entry.needs ?? {}).every(([module, range]) => range === `^${gifts[module]}`);
  return isOfThisShell ? undefined : (await import('./unmet-need.ts')).unmetNeed(entry, gifts);
}

const named = (name: string, entries: readonly FoundRemote[]): FoundRemote | undefined =>
  entries.find((entry) => entry.name === name);
