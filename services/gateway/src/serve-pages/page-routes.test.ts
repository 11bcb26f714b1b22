import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import request from 'supertest';
import { publishBuild } from '../serve-remotes/publish-build.ts';
import {
  drawnFiles,
  endAll,
  folderOf,
  publicSiteBuild,
  shellFiles,
  testGateway,
  writeFiles,
} from '../gateway.harness.ts';
import { inline, open } from './open-page.harness.ts';

afterAll(endAll);

describe('pages', () => {
  it('begin at the landing', async () => {
    const { app } = await testGateway();
    const answer = await open(app, '/');
    expect([answer.status, answer.headers.location]).toEqual([302, '/auth/particulier']);
  });

  it('begin at the shell on a device where somebody is signed in: it knows where his role lands', async () => {
    const { app } = await testGateway();
    const marked = await open(app, '/').set('cookie', 'alveole_browser=1; alveole_signed_in=1');
    expect([marked.status, marked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const left = await open(app, '/').set('cookie', 'alveole_signed_in=');
    expect(left.status).toBe(302);
  });

  it.each([
    '/auth/login',
    '/admin/profile',
    '/admin/backend/facture/REP00001_12345',
    '/view/document',
    '/public/login',
    '/livraison/x',
    '/anything',
  ])('are the shell at %s, with its first data', async (path) => {
    const { app } = await testGateway();
    const { status, text, headers } = await open(app, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(inline(text, 'alveole-config')).toEqual({
      ...demonstrationConfig,
      tile_url: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    });
    expect(inline(text, 'alveole-remotes').remotes).toMatchObject([{ name: 'public_site' }]);
    expect(text).toContain('<div id="root"></div>');
  });

  it('offer the counter for installation where one works or signs in, and to no cyclist', async () => {
    const { app } = await testGateway();
    const offers = async (path: string) => (await open(app, path)).text.includes('<link rel="manifest"');
    expect(await offers('/admin/accueil')).toBe(true);
    expect(await offers('/auth/login')).toBe(true);
    expect(await offers('/auth/particulier/aide')).toBe(false);
  });

  it.each(['*/*', 'text/html', 'image/*, */*;q=0.5'])(
    'are given to robots and monitors that take %s',
    async (accept) => {
      const { app } = await testGateway();
      const { status, headers } = await request(app).get('/auth/particulier/aide').set('accept', accept);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('say in their first bytes what they are, with a picture for previews', async () => {
    const { app } = await testGateway({ publicUrl: 'https://velo.example' });
    const { text } = await open(app, '/auth/particulier/aide/');
    expect(text).toContain('<title>Aide · Alvéole</title>');
    expect(text).toContain(
      '<meta name="description" content="Trouvez en deux questions la réponse à votre problème.">',
    );
    expect(text).toContain('<meta property="og:title" content="Aide · Alvéole">');
    expect(text).toContain('<meta property="og:url" content="https://velo.example/auth/particulier/aide">');
    expect(text).toContain('<meta property="og:image" content="https://velo.example/preview.png">');
    expect(text.indexOf('og:image')).toBeLessThan(text.indexOf('</head>'));
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  it('of the signed-in tell robots nothing but the name of the product', async () => {
    const { app } = await testGateway();
    const { text } = await open(app, '/admin/backend/folder/abc');
    expect(text).not.toContain('og:');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('hold each light page ready with its own script and style ahead', async () => {
    const { app } = await testGateway();
    const { text } = await open(app, '/auth/particulier/aide');
    expect(text).toContain('<div id="root"><header>Aide</header><h1>Aide</h1></div>');
    expect(text).toMatch(/<link rel="stylesheet" href="[^"]*assets\/aide\.1\.css">/);
    expect(text).toMatch(/<link rel="preload" as="script" href="[^"]*assets\/aide\.1\.js">/);
    expect(text).not.toContain('later.1');
  });

  it('leave to the browser what a query asks for', async () => {
    const { app } = await testGateway();
    expect((await open(app, '/auth/particulier/aide?etape=3')).text).toContain('<div id="root"></div>');
    expect((await open(app, '/auth/particulier/aide')).text).toContain('<h1>Aide</h1>');
  });

  it.each([
    ['/auth/particulier/aide', /<noscript>.*cette page se lit/],
    ['/auth/particulier/inscription', /<noscript>.*Cette page a besoin de JavaScript/],
    ['/admin/accueil', /<noscript>.*href="auth\/particulier\/faq"/],
  ])('says at %s what one can do where no script runs', async (path, words) => {
    const { app } = await testGateway();
    expect((await open(app, path)).text).toMatch(words);
  });

  it('show the plain shell at the landing when the remote holds no page ready', async () => {
    const { app, remotesFolder } = await testGateway();
    const buildFolder = await folderOf(publicSiteBuild);
    await rm(join(buildFolder, 'prerendered'), { recursive: true });
    await publishBuild({ buildFolder, remotesFolder });
    expect((await open(app, '/auth/particulier')).text).toContain('<div id="root"></div>');
  });

  it('change as soon as the registry or the shell does, and not before', async () => {
    const shellDir = await folderOf(shellFiles);
    const { app, remotesFolder } = await testGateway({ shellDir });
    const first = await open(app, '/auth/particulier');
    expect((await open(app, '/auth/particulier').set('if-none-match', String(first.headers.etag))).status).toBe(304);
    await publishBuild({
      buildFolder: await folderOf({ ...publicSiteBuild, ...drawnFiles(() => ({ landing: '<h1>Neuf</h1>' })) }),
      remotesFolder,
    });
    expect((await open(app, '/auth/particulier')).text).toContain('<h1>Neuf</h1>');
    await writeFiles(shellDir, {
      'index.html': shellFiles['index.html'].replaceAll('shell.1', 'shell.2'),
      'assets/shell.2.js': 'again()',
    });
    expect((await open(app, '/auth/login')).text).toContain('assets/shell.2.js');
    expect((await request(app).get('/assets/shell.2.js')).status).toBe(200);
    expect((await request(app).get('/assets/shell.1.js')).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
  ])('for a browser that takes %s come in %s', async (accepted, coding) => {
    const { app } = await testGateway();
    const answer = await open(app, '/auth/login')
      .set('accept-encoding', accepted)
      .buffer(true)
      .parse((response, done) => {
        response.on('data', () => {});
        response.on('end', () => done(null, undefined));
      });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      coding === 'identity' ? undefined : coding,
      expect.stringMatching(/accept-encoding/i),
    ]);
  });

  it('cannot be broken out of by data', async () => {
    const { app } = await testGateway({
      publicConfig: { ...demonstrationConfig, tile_url: '</script><script>alert(1)</script>' },
    });
    const { text } = await open(app, '/auth/login');
    expect(text).not.toContain('<script>alert');
    expect(inline(text, 'alveole-config').tile_url).toBe('</script><script>alert(1)</script>');
  });

  it('are not given to whoever asks for data or files', async () => {
    const { app } = await testGateway();
    for (const answer of [
      await request(app).get('/auth/login').set('accept', 'application/json'),
      await open(app, '/assets/gone.js'),
      await open(app, '/index.html'),
      await open(app, '/prerendered/landing.html'),
      await request(app).post('/auth/login'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'NotFoundException']);
    }
  });

  it('say in plain HTML that they do not come while the shell is not there, with a way to try again, and are logged', async () => {
    const { app, lines } = await testGateway({ shellDir: await folderOf({}) });
    const { status, headers, text } = await open(app, '/admin/accueil');
    expect([status, headers['content-type'], headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
      'no-store',
    ]);
    expect(text).toContain('<h1>La page n’arrive pas</h1>');
    expect(text).toContain('<a href="">Recharger la page</a>');
    expect(text).toContain(`<code>${headers['x-request-id']}</code>`);
    expect(lines.join('')).toMatch(/ENOENT.*a page was not built/);
  });

  it('answer 503 while the shell is not there, and come back with it', async () => {
    const shellDir = await folderOf({});
    const { app } = await testGateway({ shellDir });
    expect((await open(app, '/auth/login')).status).toBe(503);
    await writeFile(join(shellDir, 'index.html'), shellFiles['index.html']);
    expect((await open(app, '/auth/login')).status).toBe(200);
  });
});

describe('the shell’s files', () => {
  it('are kept for a year when their name holds their content, and asked for again otherwise', async () => {
    const { app } = await testGateway();
    expect((await request(app).get('/assets/shell.1.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await request(app).get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2f..%2fetc%2fpasswd.txt'])(
    'end at their folder: %s',
    async (path) => {
      const { app } = await testGateway();
      expect((await request(app).get(path)).status).toBe(404);
    },
  );
});
