import type { FoundRemote } from './registry-reader.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { tellOutcome } from './tell-outcome.ts';

const base = 'https://site.example/base/';
const entryOf = (version: string): FoundRemote => ({
  name: 'back_office',
  paths: ['/admin/backend'],
  manifest: `/base/remotes/back_office/${version}/mf-manifest.json`,
  version,
  integrity: undefined,
});
const manifest = new TextEncoder().encode('{"metaData":{"remoteEntry":{"name":"remoteEntry.1.js"}}}');

/** Calls that a page makes, as `POST …`. */
function heardCalls() {
  const calls: string[] = [];
  const ask = (async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    return { ok: true, status: 204, arrayBuffer: async () => manifest.buffer };
  }) as unknown as typeof fetch;
  return { calls, ask, reports: () => calls.filter((call) => call.startsWith('POST')) };
}

const throwIn = (script: string): void => {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at render (${base}remotes/${script}:1:2)`;
  dispatchEvent(new ErrorEvent('error', { error }));
};

describe('a version that is being rolled out', () => {
  it('a version that is rolled out is told to work once it has loaded, and to fail when it breaks', async () => {
    const { ask, reports } = heardCalls();
    const entry = { ...entryOf('watched'), isWatched: true as const };
    const loader = createRemoteLoader({
      federation: { load: async () => ({ default: () => null }) as never },
      registry: { known: async () => [entry], anew: async () => [entry] },
      base,
      gifts: {},
      fetch: ask,
    });
    await loader.load('back_office');
    await loader.tellFailed('back_office');
    expect(reports()).toEqual([
      `POST ${base}remotes/back_office/watched/loaded`,
      `POST ${base}remotes/back_office/watched/failed`,
    ]);
  });

  it('a version that is rolled out is told to fail once when a script of it throws, whoever else throws', async () => {
    const { ask, reports } = heardCalls();
    await tellOutcome(entryOf('throwing'), 'loaded', { base, ask });
    throwIn('public_site/1/assets/page.js');
    throwIn('back_office/before/assets/page.js');
    expect(reports()).toHaveLength(1);
    throwIn('back_office/throwing/assets/page.js');
    throwIn('back_office/throwing/assets/page.js');
    expect(reports()).toEqual([
      `POST ${base}remotes/back_office/throwing/loaded`,
      `POST ${base}remotes/back_office/throwing/failed`,
    ]);
  });

  it('telling the outcome of a version breaks nothing where the gateway does not hear', async () => {
    const { ask } = heardCalls();
    const away = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
    await expect(tellOutcome(entryOf('unheard'), 'loaded', { base, ask: away })).rejects.toThrow('Failed to fetch');
    const entry = { ...entryOf('unheard'), isWatched: true as const };
    const loader = createRemoteLoader({
      federation: { load: async () => ({ default: () => null }) as never },
      registry: { known: async () => [entry], anew: async () => [entry] },
      base,
      gifts: {},
      fetch: (async (url: string, options?: RequestInit) =>
        options?.method === 'POST' ? away(url) : ask(url)) as typeof fetch,
    });
    await expect(loader.load('back_office')).resolves.toBeDefined();
    await expect(loader.tellFailed('back_office')).resolves.toBeUndefined();
  });
});

describe('a version that everybody gets', () => {
  it('a version that everybody gets is told to nobody', async () => {
    const { ask, reports } = heardCalls();
    const loader = createRemoteLoader({
      federation: { load: async () => ({ default: () => null }) as never },
      registry: { known: async () => [entryOf('usual')], anew: async () => [entryOf('usual')] },
      base,
      gifts: {},
      fetch: ask,
    });
    await loader.load('back_office');
    await loader.tellFailed('back_office');
    expect(reports()).toEqual([]);
  });
});
