import { resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import type { Face } from '@alveole/campaigns';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import request from 'supertest';
import { endAll, folderOf, shellFiles, testGateway } from '../gateway.harness.ts';
import { programmeOf } from '../programme-settings.ts';

afterAll(endAll);

const campaigns = resolve(import.meta.dirname, '../../../../campaigns');
const metropolis = requireFace(campaigns, 'metropole-exemple');
const plain = requireFace(campaigns, 'open-ended');
const png = (ratio: number) => ({ type: 'image/png' as const, bytes: Buffer.from('png'), ratio });

async function gatewayOf(face: Face) {
  let current = face;
  const { app } = await testGateway({
    publicConfig: { ...demonstrationConfig, programme: programmeOf({}, face) },
    currentFace: () => current,
    shellDir: await folderOf({ ...shellFiles, 'manifest.json': '{"theme_color":"#084744","icons":[1]}' }),
  });
  return {
    get: (path: string) => request(app).get(path).set('accept', 'text/html'),
    become: (next: Face) => void (current = next),
  };
}

const sheetIn = (html: string) => /<link rel="stylesheet" href="(visage\/[0-9a-f]+\/visage\.css)">/.exec(html)?.[1];

describe('a page of an installation with a face', () => {
  it('links a sheet that may be kept for a year, with its tones in both themes and its logo', async () => {
    const { get } = await gatewayOf(metropolis);
    const address = sheetIn((await get('/auth/particulier')).text) ?? '';
    const sheet = await get(`/${address}`)
      .expect(200)
      .expect('content-type', /text\/css/)
      .expect('cache-control', /immutable/);
    expect(sheet.text).toContain('--color-brand: #6d2077;');
    expect(sheet.text).toMatch(/prefers-color-scheme: dark\) \{\n:root:root \{[^}]*--color-brand: #(?!6d2077)/);
    expect(sheet.text).toContain('--color-brand-on-white: #6d2077;');
    expect(sheet.text).toContain("url('logo.svg')");
    const logo = await get(`/${address.replace('visage.css', 'logo.svg')}`).expect('content-type', 'image/svg+xml');
    expect(String(logo.body)).toContain('<svg xmlns');
  });

  it('has no sheet of its own where the face gives neither colours nor a logo', async () => {
    const { get } = await gatewayOf(plain);
    expect(sheetIn((await get('/auth/particulier')).text)).toBeUndefined();
    await get(`/visage/${plain.mark}/visage.css`).expect(200);
    await get('/visage/0000000000000000/visage.css').expect(404);
  });

  it('follows a face that changes, and still serves the sheet of the one before', async () => {
    const { get, become } = await gatewayOf(metropolis);
    const before = sheetIn((await get('/auth/particulier')).text);
    await get(`/${before}`).expect(200);
    become({ ...metropolis, mark: 'ffffffffffffffff', logoSaysName: true });
    const after = sheetIn((await get('/auth/particulier')).text);
    expect(after).toBe('visage/ffffffffffffffff/visage.css');
    expect((await get(`/${after}`)).text).toContain('[data-sign-name]');
    await get(`/${before}`).expect(200);
  });

  it('tells in its footer’s data that legal texts are those of a demonstration', async () => {
    const { get } = await gatewayOf(metropolis);
    expect((await get('/config.json')).body).toMatchObject({
      programme: { name: 'Vélo Métropole', textsNote: expect.stringContaining('démonstration') as string },
    });
  });
});

describe('icons and previews of an installation with a face', () => {
  it('are the logo, and no picture with the sign of Alvéole', async () => {
    const { get } = await gatewayOf(metropolis);
    await get('/favicon.svg').expect(200).expect('content-type', 'image/svg+xml');
    expect((await get('/manifest.json')).body).toMatchObject({
      name: 'Vélo Métropole, le comptoir',
      theme_color: '#521859',
      icons: [{ src: 'favicon.svg', type: 'image/svg+xml' }],
    });
    const page = (await get('/auth/particulier')).text;
    expect(page).not.toContain('og:image');
    expect((await get('/auth/login')).text).not.toContain('apple-touch-icon');
    expect((await get('/auth/login')).text).toContain('<meta name="theme-color" content="#521859">');
  });

  it('are its own pictures where it has them', async () => {
    const pictures = { ...metropolis.pictures, icon: png(1), preview: png(1.9) };
    const { get } = await gatewayOf({ ...metropolis, pictures });
    await get('/preview.png').expect(200).expect('content-type', 'image/png');
    await get('/icons/icon-192.png').expect(200);
    const page = (await get('/auth/particulier')).text;
    expect(page).toContain('<meta property="og:image" content="http://localhost:8080/preview.png">');
    expect(page).toContain('summary_large_image');
    expect((await get('/auth/login')).text).toContain('apple-touch-icon');
  });

  it('are those of the build where the face has none', async () => {
    const { get } = await gatewayOf(plain);
    expect((await get('/favicon.svg')).text ?? '').not.toContain('xmlns');
    expect((await get('/manifest.json')).body).toMatchObject({ name: 'Alvéole, le comptoir', icons: [1] });
  });
});
