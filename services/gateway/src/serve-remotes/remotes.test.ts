import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import request from 'supertest';
import { endAll, folderOf, publicSiteBuild, testGateway, upstream } from '../gateway.harness.ts';
import { pointTo, publishBuild } from './publish-build.ts';
import { createUpstreamSource } from './upstream-source.ts';

afterAll(endAll);

const registryAt = async (app: Parameters<typeof request>[0]) =>
  readRemotes((await request(app).get('/remotes.json')).body);

describe('published remotes', () => {
  it('are named with manifest, version and integrity', async () => {
    const { app } = await testGateway();
    const { remotes } = await registryAt(app);
    const [entry] = remotes;
    const manifest = await request(app)
      .get(entry?.manifest ?? '')
      .buffer(true);
    expect(entry?.integrity).toBe(
      `sha256-${createHash('sha256').update(publicSiteBuild['mf-manifest.json']).digest('base64')}`,
    );
    expect(manifest.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('move without a restart, and the versions before stay', async () => {
    const { app, remotesFolder } = await testGateway();
    const [before] = (await registryAt(app)).remotes;
    await publishBuild({
      buildFolder: await folderOf({ ...publicSiteBuild, 'assets/routes.1.js': 'other()' }),
      remotesFolder,
    });
    const [after] = (await registryAt(app)).remotes;
    expect(after?.version).not.toBe(before?.version);
    expect((await request(app).get(before?.manifest ?? '')).status).toBe(200);
    await pointTo({ name: 'public_site', version: before?.version ?? '', remotesFolder });
    expect((await registryAt(app)).remotes).toEqual([before]);
  });

  it('come compressed', async () => {
    const { app } = await testGateway();
    const [entry] = (await registryAt(app)).remotes;
    const path = (entry?.manifest ?? '').replace('mf-manifest.json', 'assets/routes.1.js');
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) =>
        Number((await request(app).head(path).set('accept-encoding', coding)).headers['content-length']),
      ),
    );
    expect(sizes[0]).toBeLessThan(sizes[2] ?? 0);
    expect(sizes[1]).toBeLessThan(sizes[2] ?? 0);
    expect((await request(app).get(path)).text).toBe(publicSiteBuild['assets/routes.1.js']);
  });

  it.each([
    '/remotes/public_site',
    '/remotes/public_site/9/x.js',
    '/remotes/unknown/1/x.js',
    '/remotes/public_site/../../x.js',
    '/remotes/public_site/..%2f..%2fremotes.json',
    '/remotes/.hidden/1/x.js',
  ])('are not at %s', async (path) => {
    const { app } = await testGateway();
    const answer = await request(app).get(path);
    expect([answer.status, answer.body.code]).toEqual([404, 'NotFoundException']);
  });

  it('published twice change nothing', async () => {
    const remotesFolder = await folderOf({});
    const buildFolder = await folderOf(publicSiteBuild);
    const first = await publishBuild({ buildFolder, remotesFolder });
    expect(await publishBuild({ buildFolder, remotesFolder })).toEqual(first);
    expect(await readdir(join(remotesFolder, 'public_site'))).toEqual([first.version]);
  });

  it('leave the registry as it was when a build is not whole', async () => {
    const { remotesFolder } = await testGateway();
    const before = await readFile(join(remotesFolder, 'remotes.json'), 'utf8');
    await expect(publishBuild({ buildFolder: await folderOf({ 'x.js': '' }), remotesFolder })).rejects.toThrow();
    await expect(pointTo({ name: 'public_site', version: 'gone', remotesFolder })).rejects.toThrow();
    expect(await readFile(join(remotesFolder, 'remotes.json'), 'utf8')).toBe(before);
  });

  it('are served whoever publishes them, and one that is malformed is left out and reported once', async () => {
    const { app, remotesFolder, lines } = await testGateway();
    const training = { alveole: { name: 'training', paths: ['/admin/formations'] } };
    const buildFolder = await folderOf({ 'mf-manifest.json': JSON.stringify(training) });
    const entry = await publishBuild({ buildFolder, remotesFolder });
    expect((await registryAt(app)).remotes.map(({ name }) => name)).toEqual(['public_site', 'training']);
    expect((await request(app).get(entry.manifest)).status).toBe(200);

    const path = join(remotesFolder, 'remotes.json');
    const { remotes } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ remotes: [{ name: 'of_an_old_form' }, ...remotes] }));
    expect(await registryAt(app)).toMatchObject({ remotes, malformed: [] });
    await registryAt(app);
    expect(lines.filter((line) => line.includes('of_an_old_form'))).toHaveLength(1);
  });

  it('give 503 while the registry cannot be read, and pages go on without it', async () => {
    const { app, remotesFolder } = await testGateway();
    await writeFile(join(remotesFolder, 'remotes.json'), '{"remotes":');
    const answer = await request(app).get('/remotes.json');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    const page = await request(app).get('/auth/login').set('accept', 'text/html');
    expect([page.status, page.text.includes('alveole-remotes')]).toEqual([200, false]);
  });
});

describe('remotes that run as servers of their own', () => {
  const entry = {
    name: 'back_office',
    paths: ['/admin/backend'],
    manifest: '/remotes/back_office/7/mf-manifest.json',
    version: '7',
    integrity: 'sha256-AAAA',
  } as const;
  const server = () =>
    upstream((incoming, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(incoming.url === '/remote.json' ? entry : { file: incoming.url })),
    );

  it('are asked for their version, and their files are passed through', async () => {
    const remote = await server();
    const { app } = await testGateway({
      remotesRegistry: createUpstreamSource({ back_office: remote.url }, { keepIn: await folderOf({}) }),
    });
    expect((await registryAt(app)).remotes).toEqual([entry]);
    expect((await request(app).get('/remotes/back_office/7/remoteEntry.json')).body).toEqual({
      file: '/remotes/back_office/7/remoteEntry.json',
    });
    expect((await request(app).get('/remotes/public_site/7/remoteEntry.js')).status).toBe(404);
  });

  it('that are away are left out, and the others go on', async () => {
    const remote = await server();
    const gone = await server();
    await gone.stop();
    const { app } = await testGateway({
      remotesRegistry: createUpstreamSource(
        { back_office: remote.url, public_site: gone.url },
        { keepIn: await folderOf({}) },
      ),
    });
    expect((await registryAt(app)).remotes).toEqual([entry]);
    expect((await request(app).get('/remotes/public_site/1/x.js')).status).toBe(503);
    expect((await request(app).get('/auth/particulier').set('accept', 'text/html')).status).toBe(200);
  });
});
