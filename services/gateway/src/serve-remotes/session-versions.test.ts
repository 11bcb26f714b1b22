import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import request from 'supertest';
import { endAll, folderOf, publicSiteBuild, testGateway } from '../gateway.harness.ts';
import { signPreview } from '../preview-remotes/preview-token.ts';
import { publishBuild } from './publish-build.ts';
import type { Audience } from './registry-entry.ts';

afterAll(endAll);

const previewKey = 'preview key of these tests, 32 characters';
const landing = '/auth/particulier';
const failedMark = 'a version that was going out failed and is stopped';

async function gatewayWith(audience: Audience) {
  const gateway = await testGateway({ previewKey, trustedProxies: ['loopback'] });
  const { remotes } = readRemotes((await request(gateway.app).get('/remotes.json')).body);
  const buildFolder = await folderOf({ ...publicSiteBuild, 'assets/routes.1.js': 'newer()' });
  const newer = await publishBuild({ buildFolder, remotesFolder: gateway.remotesFolder, audience });
  const versionIn = (text: string) => (text.includes(newer.version) ? 'newer' : 'in use');
  const registryFor = async (cookie: string) =>
    versionIn((await request(gateway.app).get('/remotes.json').set('cookie', cookie)).text);
  const pageFor = (cookie: string) =>
    request(gateway.app).get(landing).set('accept', 'text/html').set('cookie', cookie);
  const tell = (version: string, outcome: string, network: number) =>
    request(gateway.app)
      .post(`/remotes/public_site/${version}/${outcome}`)
      .set('x-forwarded-for', `192.0.2.${network}`);
  return { ...gateway, newer, current: remotes[0], versionIn, registryFor, pageFor, tell };
}

describe('while a version goes out to a share of the sessions', () => {
  it('a page gives the session a place, and page and registry go by it', async () => {
    const { pageFor, registryFor, versionIn } = await gatewayWith({ share: 50 });
    const page = await pageFor('');
    const [cookie = ''] = page.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^alveole_versions=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const [session = ''] = cookie.split(';');
    expect(await registryFor(session)).toBe(versionIn(page.text));
  });

  it.each([
    ['alveole_versions=0', 'newer'],
    ['alveole_versions=49', 'newer'],
    ['alveole_versions=50', 'in use'],
    ['alveole_versions=100', 'in use'],
    ['alveole_versions=101', 'in use'],
    ['alveole_versions=-1', 'in use'],
    ['', 'in use'],
  ])('a session with the cookie « %s » gets the version %s', async (cookie, version) => {
    const { registryFor, pageFor, versionIn } = await gatewayWith({ share: 50 });
    expect(await registryFor(cookie)).toBe(version);
    if (/=\d{1,2}$/.test(cookie)) expect(versionIn((await pageFor(cookie)).text)).toBe(version);
  });

  it('a session whose version failed gets the one in use at its next look', async () => {
    const { newer, tell, registryFor } = await gatewayWith({ share: 99 });
    const answer = await tell(newer.version, 'failed', 1);
    expect(answer.status).toBe(204);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^alveole_versions=100;/);
    expect(await registryFor(cookie.split(';')[0] ?? '')).toBe('in use');
    expect(await registryFor('alveole_versions=0')).toBe('newer');
  });

  it('nobody gets it any more once it failed in five networks; operators read it in the log and in a measure', async () => {
    const { app, newer, tell, registryFor, pageFor, lines } = await gatewayWith({ share: 99 });
    for (const network of [1, 2, 3, 4, 4, 4]) await tell(newer.version, 'failed', network);
    expect(await registryFor('alveole_versions=0')).toBe('newer');
    await tell(newer.version, 'failed', 5);
    expect(await registryFor('alveole_versions=0')).toBe('in use');
    expect((await pageFor('')).get('Set-Cookie')).toBeUndefined();
    expect(lines.filter((line) => line.includes(failedMark))).toHaveLength(1);
    expect(lines.join('')).not.toContain('192.0.2.');
    const measures = await request(app).get('/metrics');
    expect(measures.text).toMatch(/^remote_roll_outs_stopped\{remote="public_site",.*\} 1$/m);
  });

  it('pages of other sites, and versions that nobody published, tell nothing', async () => {
    const { newer, tell, registryFor } = await gatewayWith({ share: 99 });
    for (const network of [1, 2, 3, 4, 5, 6]) {
      const answer = await tell(newer.version, 'failed', network).set('sec-fetch-site', 'cross-site');
      expect([answer.status, answer.get('Set-Cookie')]).toEqual([204, undefined]);
    }
    for (const network of [1, 2, 3, 4, 5, 6]) await tell('invented', 'failed', network).expect(204);
    expect(await registryFor('alveole_versions=0')).toBe('newer');
    await tell(newer.version, 'burnt', 1).expect(404);
  });
});

describe('where no version goes out', () => {
  it('a page sets no cookie and may be shared', async () => {
    const { pageFor } = await gatewayWith('everybody');
    const page = await pageFor('');
    expect(page.get('Set-Cookie')).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('a failure that is told has nothing to stop', async () => {
    const { newer, tell, registryFor } = await gatewayWith('everybody');
    for (const network of [1, 2, 3, 4, 5, 6])
      expect((await tell(newer.version, 'failed', network)).get('Set-Cookie')).toBeUndefined();
    expect(await registryFor('')).toBe('newer');
  });
});

describe('a version for whoever has a link', () => {
  const hour = 3_600_000;
  const linkTo = (version: string, key = previewKey, until = new Date(Date.now() + hour)) =>
    `/apercu/${signPreview({ name: 'public_site', version, until }, key)}`;

  it('is shown to the browser that opened the link, and to no other, until it leaves', async () => {
    const { app, newer, registryFor, pageFor, versionIn } = await gatewayWith('whoever has a link');
    expect(await registryFor('')).toBe('in use');
    const opened = await request(app).get(linkTo(newer.version));
    expect([opened.status, opened.headers.location]).toEqual([302, '/']);
    const [cookie = ''] = opened.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const [browser = ''] = cookie.split(';');
    const page = await pageFor(browser);
    expect(versionIn(page.text)).toBe('newer');
    expect(page.text).toContain('"isPreview":true');
    // The notice is drawn by a script, which the landing of everybody loads at the first touch alone.
    const isAtRest = ({ text }: { readonly text: string }) => text.includes('first-touch.js');
    expect([isAtRest(page), isAtRest(await pageFor(''))]).toEqual([false, true]);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(versionIn((await pageFor('')).text)).toBe('in use');
    const left = await request(app).get('/apercu/fin').set('cookie', browser);
    expect(left.get('Set-Cookie')?.[0]).toMatch(/^alveole_preview=; Path=\/; Max-Age=0/);
  });

  it.each([
    ['of another key', (version: string) => linkTo(version, 'x'.repeat(40))],
    ['whose time is over', (version: string) => linkTo(version, previewKey, new Date(Date.now() - 1))],
    ['without a token', () => '/apercu/anything'],
  ])('a link %s opens nothing', async (_case, link) => {
    const { app, newer } = await gatewayWith('whoever has a link');
    const opened = await request(app).get(link(newer.version));
    expect([opened.status, opened.get('Set-Cookie')]).toEqual([404, undefined]);
  });

  it('a link that opens nothing says so in French to a browser, and leads to the site', async () => {
    const { app } = await gatewayWith('whoever has a link');
    const opened = await request(app)
      .get(linkTo('gone', 'x'.repeat(40)))
      .set('accept', 'text/html');
    expect([opened.status, opened.type, opened.headers['cache-control']]).toEqual([404, 'text/html', 'no-store']);
    expect(opened.text).toMatch(/<h1>Cet aperçu n’est plus disponible<\/h1>[^]*<a href="\/">/);
  });

  it.each([
    ['is not there', undefined],
    ['has a manifest that was cut off', '{"alveole":'],
    ['was built before builds declared their paths', '{"name":"public_site"}'],
    ['is of another remote', '{"alveole":{"name":"back_office","paths":["/admin/backend"]}}'],
  ])(
    'a version that %s is not opened by its link, and its cookie shows what everybody gets',
    async (_case, manifest) => {
      const { app, remotesFolder, registryFor, pageFor } = await gatewayWith('whoever has a link');
      if (manifest !== undefined) {
        await mkdir(join(remotesFolder, 'public_site/odd'));
        await writeFile(join(remotesFolder, 'public_site/odd/mf-manifest.json'), manifest);
      }
      const opened = await request(app).get(linkTo('odd'));
      expect([opened.status, opened.get('Set-Cookie')]).toEqual([404, undefined]);
      const cookie = linkTo('odd').replace('/apercu/', 'alveole_preview=');
      expect(await registryFor(cookie)).toBe('in use');
      expect((await pageFor(cookie)).status).toBe(200);
    },
  );

  it('a cookie that was changed, or that names what is not there, gets what everybody gets', async () => {
    const { newer, registryFor } = await gatewayWith('whoever has a link');
    const gone = linkTo('gone').replace('/apercu/', '');
    const foreign = linkTo(newer.version, 'x'.repeat(40)).replace('/apercu/', '');
    expect(await registryFor(`alveole_preview=${gone}`)).toBe('in use');
    expect(await registryFor(`alveole_preview=${foreign}`)).toBe('in use');
  });
});
