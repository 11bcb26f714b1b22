import { demonstrationConfig } from '@alveole/contracts/fixtures';
import request from 'supertest';
import { endAll, folderOf, publicSiteBuild, testGateway, writeFiles } from '../gateway.harness.ts';
import { createDirectorySource } from '../serve-remotes/directory-source.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';

afterAll(endAll);

const policyOf = (header: string | undefined) =>
  Object.fromEntries(
    (header ?? '')
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name, ...values]) => [name, values]),
  );

describe('the headers of every answer', () => {
  it.each([
    '/auth/login',
    '/remotes.json',
    '/alveoleapi/nobody',
    '/healthz',
    '/assets/shell.1.js',
    '/dev/accounts',
    '/unknown.txt',
  ])('protect %s', async (path) => {
    const { app } = await testGateway();
    const { headers } = await request(app).get(path).set('accept', 'text/html,*/*');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'self'"],
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('let the script of a page’s worker compile WebAssembly, and no other file of a remote', async () => {
    const remotesFolder = await folderOf({});
    const assets = { 'assets/scan.worker.0a1b2c3d.js': 'read()', 'assets/routes.1.js': 'draw()' };
    await publishBuild({ buildFolder: await folderOf({ ...publicSiteBuild, ...assets }), remotesFolder });
    const { app } = await testGateway({ remotesRegistry: createDirectorySource(remotesFolder) });
    const { manifest } = (await request(app).get('/remotes.json')).body.remotes[0];
    const policyOfFile = async (name: string) => {
      const answer = await request(app).get(manifest.replace('mf-manifest.json', name));
      expect(answer.status).toBe(200);
      return policyOf(answer.headers['content-security-policy'])['script-src'];
    };
    expect(await policyOfFile('assets/scan.worker.0a1b2c3d.js')).toEqual(["'wasm-unsafe-eval'", "'self'"]);
    expect(await policyOfFile('assets/routes.1.js')).toEqual(["'self'"]);
  });

  it('name the tiles of the map, and images of the page itself', async () => {
    const { app } = await testGateway();
    const policy = policyOf(
      (await request(app).get('/auth/login').set('accept', 'text/html')).headers['content-security-policy'],
    );
    expect(policy['img-src']).toEqual(["'self'", 'http://localhost:8080', 'data:', 'blob:', 'https://*.tiles.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:8080']);
  });

  it('ask for strict transport under HTTPS only', async () => {
    const plain = await testGateway();
    expect((await request(plain.app).get('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    const secure = await testGateway({ publicUrl: 'https://alveole.example' });
    const { headers } = await request(secure.app).get('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('let in the origins that the registry names, and no others', async () => {
    const { app, remotesFolder } = await testGateway();
    const elsewhere = {
      name: 'back_office',
      paths: ['/admin/backend'],
      manifest: 'https://cdn.example/back_office/1/mf-manifest.json',
      version: '1',
      integrity: 'sha256-AAAA',
    };
    await writeFiles(remotesFolder, { 'remotes.json': JSON.stringify({ remotes: [elsewhere] }) });
    await request(app).get('/remotes.json');
    const policy = policyOf(
      (await request(app).get('/auth/login').set('accept', 'text/html')).headers['content-security-policy'],
    );
    expect(policy['script-src']).toEqual(["'self'", 'https://cdn.example']);
  });

  it('let in an origin at the first page that names it, before anything else has read the registry', async () => {
    const { app, remotesFolder } = await testGateway();
    const elsewhere = {
      name: 'public_site',
      paths: ['/auth/particulier'],
      manifest: 'https://cdn.example/public_site/1/mf-manifest.json',
      version: '1',
      integrity: 'sha256-AAAA',
    };
    await writeFiles(remotesFolder, { 'remotes.json': JSON.stringify({ remotes: [elsewhere] }) });
    const policy = policyOf(
      (await request(app).get('/auth/login').set('accept', 'text/html')).headers['content-security-policy'],
    );
    for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src'])
      expect(policy[directive]).toContain('https://cdn.example');
    expect(policy['frame-src']).not.toContain('https://cdn.example');
  });

  it('let in the development servers of this machine on a development instance alone', async () => {
    const publicConfig = { ...demonstrationConfig, development: true };
    const { app } = await testGateway({ publicConfig });
    const policy = policyOf((await request(app).get('/healthz')).headers['content-security-policy']);
    expect(policy['script-src']).toEqual(["'self'", 'http://localhost:*', 'http://127.0.0.1:*']);
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['http://localhost:*', 'ws://localhost:*']));
    expect((await request(app).get('/config.json')).body).toMatchObject({ development: true });
    const usual = await testGateway();
    expect((await request(usual.app).get('/config.json')).body).not.toHaveProperty('development');
    expect((await request(usual.app).get('/healthz')).headers['content-security-policy']).not.toContain(':*');
  });
});
