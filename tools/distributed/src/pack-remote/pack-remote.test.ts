import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpstreamSource } from '@alveole/gateway';
import { freePorts } from '@alveole/start/free-ports';
import type { StartedProcess } from '../processes/start-process.ts';
import { until } from '../processes/until.ts';
import { startRemote } from './start-remote.ts';
import { packRemote } from './pack-remote.ts';

let folder: string;
let buildFolder: string;
const manifest = JSON.stringify({ alveole: { name: 'back_office', paths: ['/admin/backend'] } });
const script = `export const text = '${'é'.repeat(2000)}';`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alv-pack-'));
  buildFolder = join(folder, 'dist');
  await mkdir(join(buildFolder, 'assets'), { recursive: true });
  await writeFile(join(buildFolder, 'mf-manifest.json'), manifest);
  await writeFile(join(buildFolder, 'assets/page.js'), script);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('packing a remote for a server of its own', () => {
  it('lays out its entry of the registry and its version', async () => {
    const version = await packRemote({ buildFolder, target: join(folder, 'out') });
    const integrity = `sha256-${createHash('sha256').update(manifest).digest('base64')}`;
    expect(JSON.parse(await readFile(join(folder, 'out/remote.json'), 'utf8'))).toEqual({
      name: 'back_office',
      paths: ['/admin/backend'],
      version,
      integrity,
      manifest: `/remotes/back_office/${version}/mf-manifest.json`,
    });
    expect(await readFile(join(folder, `out/remotes/back_office/${version}/assets/page.js`), 'utf8')).toBe(script);
  });

  it('refuses a build that declares nothing', async () => {
    await writeFile(join(buildFolder, 'mf-manifest.json'), '{}');
    await expect(packRemote({ buildFolder, target: join(folder, 'out') })).rejects.toThrow('declares no name');
  });
});

if (process.env.NGINX) {
  describe('a remote behind nginx', () => {
    let server: StartedProcess;
    let origin: string;

    beforeEach(async () => {
      const [port = 0] = await freePorts(1);
      origin = `http://127.0.0.1:${port}`;
      server = await startRemote({ buildFolder, folder, port });
      await until('nginx', async () => ((await fetch(`${origin}/healthz`)).ok ? true : undefined));
    });

    afterEach(() => server.stop());

    it('is what the gateway expects of a remote: its entry now, its files for a year, compressed', async () => {
      const source = createUpstreamSource({ back_office: origin }, { keepIn: join(folder, 'kept') });
      const [entry] = (await source.current()).remotes;
      source.close();
      expect(entry?.name).toBe('back_office');
      const pointer = await fetch(`${origin}/remote.json`);
      expect([pointer.headers.get('content-type'), pointer.headers.get('cache-control')]).toEqual([
        expect.stringContaining('application/json'),
        'no-cache',
      ]);
      const file = await fetch(`${origin}/remotes/back_office/${entry?.version}/assets/page.js`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(await file.text()).toBe(script);
      expect(
        Object.fromEntries(
          ['content-type', 'content-encoding', 'cache-control', 'x-content-type-options', 'vary'].map((name) => [
            name,
            file.headers.get(name),
          ]),
        ),
      ).toEqual({
        'content-type': 'application/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    });

    it('shows nothing else', async () => {
      for (const path of [
        '/',
        '/remotes/',
        '/remotes/back_office/none/page.js',
        '/nginx.conf',
        '/remotes/../nginx.conf',
        '/remotes%2f..%2f..%2fnginx.conf',
      ]) {
        expect([path, (await fetch(`${origin}${path}`)).ok]).toEqual([path, false]);
      }
    });
  });
}
