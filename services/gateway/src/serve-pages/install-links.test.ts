import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { demonstrationProgramme, landingOf } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import request from 'supertest';
import { endAll, folderOf, shellFiles, testGateway } from '../gateway.harness.ts';

afterAll(endAll);

const folder = join(import.meta.dirname, '../../../../apps/shell/public');

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
/** Where its addresses lead when the product stands below a base path. */
const at = (url: string) => new URL(url, 'https://velo.example/alveole-pro/manifest.json').pathname;

/** Width and height as a PNG's header says them. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** What a device reads at an installation of this programme. */
async function readBy(programme: Programme) {
  const shellDir = await folderOf({ ...shellFiles, 'manifest.json': JSON.stringify(manifest) });
  const { app } = await testGateway({ publicConfig: { ...demonstrationConfig, programme }, shellDir });
  return request(app).get('/manifest.json');
}

describe('the installed counter', () => {
  it('has the name of the installation’s programme, and all else from the build', async () => {
    const { status, body, headers } = await readBy({ ...demonstrationProgramme, name: 'Vélo & Cie' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...manifest, name: 'Vélo & Cie, le comptoir', short_name: 'Vélo & Cie' });
    expect(headers['cache-control']).toBe('no-cache');
    expect((await readBy(demonstrationProgramme)).body).toEqual(manifest);
  });

  it('opens on the repairer’s home, below any base path', () => {
    expect(at(manifest.start_url)).toBe(`/alveole-pro${landingOf('REP')}`);
    expect(at(manifest.scope)).toBe('/alveole-pro/');
    expect(manifest.display).toBe('standalone');
  });

  it('has its icons in the sizes that it says, one that any device may mask', () => {
    for (const { src, sizes } of manifest.icons) {
      expect(existsSync(join(folder, src))).toBe(true);
      expect(sizeOf(join(folder, src))).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
  });
});
