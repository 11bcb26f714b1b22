import type { FoundRemote } from './registry-reader.ts';
import { createRemoteLoader } from './remote-loader.ts';
import type { RemoteRoutes } from './remote-loader.ts';

const Routes: RemoteRoutes = () => null;
const entry = (version: string): FoundRemote => ({
  name: 'back_office',
  paths: ['/admin/backend'],
  manifest: `/base/remotes/back_office/${version}/mf-manifest.json`,
  version,
  integrity: 'sha256-AQ==',
});
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.1.js' } },
  integrity: { 'remoteEntry.1.js': 'sha256-entry=' },
};

/** jsdom has neither `Response` nor cryptography; this digest is one byte, `AQ==` for an untouched manifest. */
const answerWith = (content: unknown, status = 200) => {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return { ok: status === 200, status, arrayBuffer: async () => bytes.buffer } as unknown as Response;
};

beforeAll(() => {
  const digest = async (_name: string, bytes: ArrayBuffer) =>
    Uint8Array.of(new TextDecoder().decode(bytes).includes('swapped') ? 2 : 1).buffer;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
});

function loaderOf({
  ask = async () => answerWith(manifest),
  entries = [entry('1')],
}: { ask?: () => Promise<Response>; entries?: FoundRemote[] } = {}) {
  const federation = { load: jest.fn(async () => ({ default: Routes }) as never) };
  const registry = { known: jest.fn(async () => entries), anew: jest.fn(async () => [entry('2')]) };
  const loader = createRemoteLoader({
    federation,
    registry,
    base: 'https://site.example/base/',
    gifts: { '@alveole/ui': '1.2.0' },
    fetch: jest.fn(ask),
  });
  return { loader, federation, registry };
}

describe('loading a remote', () => {
  it('reads where it stands and loads its first script with its integrity, once', async () => {
    const { loader, federation } = loaderOf();
    await expect(loader.load('back_office')).resolves.toBe(Routes);
    await loader.load('back_office');
    expect(federation.load.mock.calls).toEqual([
      [
        'back_office',
        { entry: 'https://site.example/base/remotes/back_office/1/remoteEntry.1.js', integrity: 'sha256-entry=' },
      ],
    ]);
  });

  it('refuses a manifest that is not what was published', async () => {
    const { loader, federation } = loaderOf({ ask: async () => answerWith({ ...manifest, swapped: true }) });
    await expect(loader.load('back_office')).rejects.toThrow(/not what was published/);
    expect(federation.load).not.toHaveBeenCalled();
  });

  it('fails for a remote that is not registered or not there', async () => {
    await expect(loaderOf({ entries: [] }).loader.load('back_office')).rejects.toThrow(/not registered/);
    await expect(loaderOf({ ask: async () => answerWith({}, 404) }).loader.load('back_office')).rejects.toThrow(
      /answered 404/,
    );
  });

  it('looks at the registry again after a failure', async () => {
    const ask = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(async () => answerWith(manifest));
    const { loader, registry, federation } = loaderOf({ ask });
    await expect(loader.load('back_office')).rejects.toThrow();
    await loader.load('back_office');
    expect(registry.anew).toHaveBeenCalledTimes(1);
    expect(federation.load.mock.calls[0]).toEqual([
      'back_office',
      expect.objectContaining({ entry: expect.stringContaining('/back_office/2/') }),
    ]);
  });

  it('leaves one alone that needs more than this shell gives, and says which team does what', async () => {
    const ask = jest.fn(async () => answerWith(manifest));
    const { loader, federation } = loaderOf({ ask, entries: [{ ...entry('1'), needs: { '@alveole/ui': '^1.3.0' } }] });
    await expect(loader.load('back_office')).rejects.toThrow(
      'back_office needs @alveole/ui ^1.3.0, the shell gives 1.2.0. Shell team: deploy',
    );
    expect([ask, federation.load].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('names the version that is published meanwhile, and none while it is the one that this page has', async () => {
    const { loader, registry } = loaderOf();
    await loader.load('back_office');
    await expect(loader.newerVersion('back_office')).resolves.toBe('2');
    registry.anew.mockResolvedValue([entry('1')]);
    await expect(loader.newerVersion('back_office')).resolves.toBeUndefined();
    registry.anew.mockResolvedValue([]);
    await expect(loader.newerVersion('back_office')).resolves.toBeUndefined();
  });

  it('counts a remote that hangs as down after 8 s', async () => {
    jest.useFakeTimers();
    const { loader } = loaderOf({ ask: () => new Promise(() => undefined) });
    const asked = expect(loader.load('back_office')).rejects.toThrow('no answer in 8000 ms');
    await jest.advanceTimersByTimeAsync(8_000);
    await asked;
    jest.useRealTimers();
  });
});
