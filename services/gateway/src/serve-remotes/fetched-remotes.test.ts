import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import request from 'supertest';
import { endAll, folderOf, publicSiteBuild, shellFiles, testGateway, upstream } from '../gateway.harness.ts';
import { createBucketSource } from './bucket-source.ts';
import { pointTo, publishBuild } from './publish-build.ts';
import type { RemotesSource } from './remotes-source.ts';
import { createUpstreamSource } from './upstream-source.ts';

afterAll(endAll);

const publicUrl = (name: string, version: string, path: string) => `/remotes/${name}/${version}/${path}`;
const chunk = 'assets/routes.1.js';
const versionB = {
  ...publicSiteBuild,
  'mf-manifest.json': publicSiteBuild['mf-manifest.json'].replaceAll('.1.', '.2.'),
};

/** Never answers, as a server does that is up but stuck. */
const silence = () => undefined;
const notFound = (response: ServerResponse) => response.writeHead(404).end();

/** A folder of published remotes behind a server: what an image, or a bucket that anybody may read, looks like. */
async function serverOf(folder: string, belowRoot = '') {
  const withheld = new Set<string>();
  const server = await upstream((incoming, response) => {
    const path = (incoming.url ?? '').replace(belowRoot, '');
    if ([...withheld].some((part) => path.includes(part))) return notFound(response);
    readFile(join(folder, path)).then(
      (bytes) => response.end(bytes),
      () => notFound(response),
    );
  });
  return { ...server, withheld };
}

/** An image of one remote, whose next deployment holds its own version only. */
async function imageOf(build: Readonly<Record<string, string>>) {
  const folder = await folderOf({});
  const server = await serverOf(folder);
  const deploy = async (next: Readonly<Record<string, string>>) => {
    await rm(join(folder, 'remotes'), { recursive: true, force: true });
    const entry = await publishBuild({ buildFolder: await folderOf(next), remotesFolder: join(folder, 'remotes') });
    await writeFile(join(folder, 'remote.json'), JSON.stringify(entry));
    return entry;
  };
  return { ...server, folder, deploy, first: await deploy(build) };
}

/** A clock that a test moves on; what is asked every five seconds is asked again after six. */
function clock() {
  let seconds = 0;
  return { now: () => new Date(seconds * 1000), later: () => void (seconds += 6) };
}

/** Pages never wait for a look at the remotes: asks until what is looked for has come. */
async function untilSaid(source: RemotesSource, later: () => void, version: string): Promise<void> {
  for (;;) {
    later();
    if ((await source.current()).remotes.some((entry) => entry.version === version)) return;
    await new Promise(setImmediate);
  }
}

describe('remotes of images', () => {
  it('keep the files of an open page once the next image, with its own version only, is there', async () => {
    const image = await imageOf(publicSiteBuild);
    const { now, later } = clock();
    const source = createUpstreamSource({ public_site: image.url }, { keepIn: await folderOf({}), now });
    const { app } = await testGateway({ remotesRegistry: source });
    const before = publicUrl('public_site', image.first.version, chunk);
    expect((await request(app).get('/remotes.json')).body.remotes).toEqual([image.first]);

    const second = await image.deploy(versionB);
    await untilSaid(source, later, second.version);
    const answer = await request(app).get(before).set('accept-encoding', 'br');
    expect([answer.status, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await request(app).get('/auth/particulier').set('accept', 'text/html')).text).toContain('Réparer $& son');
  });

  it('are told to pages only once every file of the version is there', async () => {
    const image = await imageOf(publicSiteBuild);
    const { now, later } = clock();
    const source = createUpstreamSource({ public_site: image.url }, { keepIn: await folderOf({}), now });
    await source.current();
    image.withheld.add(chunk);
    const second = await image.deploy(versionB);
    later();
    await source.current();
    later();
    expect((await source.current()).remotes).toEqual([image.first]);
    image.withheld.clear();
    await untilSaid(source, later, second.version);
  });

  it('are shown from their server as they are when nothing of them can be copied', async () => {
    const image = await imageOf(publicSiteBuild);
    image.withheld.add('files.json');
    const source = createUpstreamSource({ public_site: image.url }, { keepIn: await folderOf({}) });
    const { app } = await testGateway({ remotesRegistry: source });
    expect((await request(app).get('/remotes.json')).body.remotes).toEqual([image.first]);
    expect((await request(app).get(publicUrl('public_site', image.first.version, chunk))).status).toBe(200);
  });

  it('keep five versions each and forget older ones', async () => {
    const image = await imageOf(publicSiteBuild);
    const keepIn = await folderOf({});
    const { now, later } = clock();
    const source = createUpstreamSource({ public_site: image.url }, { keepIn, now });
    for (const round of [1, 2, 3, 4, 5, 6, 7]) {
      const { version } = await image.deploy({
        'mf-manifest.json': publicSiteBuild['mf-manifest.json'],
        'round.txt': String(round),
      });
      await untilSaid(source, later, version);
    }
    expect(await readdir(join(keepIn, 'public_site'))).toHaveLength(5);
  });
});

describe('one odd remote', () => {
  const oddities: readonly (readonly [string, (response: ServerResponse) => unknown])[] = [
    ['never answers', silence],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers an entry of another form', (response) => response.end('{"name":"of_an_old_form"}')],
    ['answers for another remote', (response) => response.end(JSON.stringify(entryOfAnother))],
    ['names a version that is a path', (response) => response.end(JSON.stringify(entryWithPath))],
    ['names files outside of its version', (response) => response.end('["../../escaped.js"]')],
  ];
  const entryOfAnother = { name: 'public_site', paths: ['/x'], manifest: '/x', version: '1', integrity: 'sha256-AA==' };
  const entryWithPath = {
    name: 'back_office',
    paths: ['/admin/backend'],
    manifest: '/remotes/back_office/x/mf-manifest.json',
    version: '../../x',
    integrity: 'sha256-AA==',
  };

  it.each(oddities)('that %s leaves the others where they are', async (_what, answer) => {
    const image = await imageOf(publicSiteBuild);
    const odd = await upstream((_request, response) => void answer(response));
    const keepIn = await folderOf({});
    const source = createUpstreamSource({ public_site: image.url, back_office: odd.url }, { keepIn });
    const { app } = await testGateway({ remotesRegistry: source });
    const { remotes } = (await request(app).get('/remotes.json')).body;
    expect(remotes).toContainEqual(image.first);
    expect((await request(app).get(publicUrl('public_site', image.first.version, chunk))).status).toBe(200);
    expect((await request(app).get('/auth/login').set('accept', 'text/html')).status).toBe(200);
    expect(await readdir(keepIn)).toEqual(['public_site']);
  });

  it('that does not fit the shell is told to operators once, with who does what', async () => {
    const manifest = {
      alveole: { name: 'training', paths: ['/admin/formations'], needs: { '@alveole/ui': '^2.0.0' } },
    };
    const shellDir = await folderOf({ ...shellFiles, 'shell.json': '{"gifts":{"@alveole/ui":"1.4.0"}}' });
    const { app, remotesFolder, lines } = await testGateway({ shellDir });
    const buildFolder = await folderOf({ 'mf-manifest.json': JSON.stringify(manifest) });
    await publishBuild({ buildFolder, remotesFolder });
    expect((await request(app).get('/remotes.json')).body.remotes).toHaveLength(2);
    await request(app).get('/remotes.json');
    const warnings = lines.filter((line) => line.includes('training needs @alveole/ui ^2.0.0, the shell gives 1.4.0'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Shell team: deploy a shell that gives it; team of training: until then');
  });
});

describe('remotes of a bucket', () => {
  const prefix = '/store/remotes';

  it('are read, served compressed, moved and rolled back, and go on while the bucket is away', async () => {
    const bucketFolder = await folderOf({});
    const first = await publishBuild({ buildFolder: await folderOf(publicSiteBuild), remotesFolder: bucketFolder });
    const bucket = await serverOf(bucketFolder, prefix);
    const { now, later } = clock();
    const source = createBucketSource(`${bucket.url}${prefix}/`, { keepIn: await folderOf({}), now });
    const { app } = await testGateway({ remotesRegistry: source });
    expect((await request(app).get('/remotes.json')).body.remotes).toEqual([first]);
    const page = await request(app).get('/auth/particulier').set('accept', 'text/html');
    expect(page.text).toContain('Réparer');

    const second = await publishBuild({ buildFolder: await folderOf(versionB), remotesFolder: bucketFolder });
    await untilSaid(source, later, second.version);
    await pointTo({ name: 'public_site', version: first.version, remotesFolder: bucketFolder });
    await untilSaid(source, later, first.version);

    await bucket.stop();
    later();
    expect((await request(app).get('/remotes.json')).body.remotes).toEqual([first]);
    for (const { version, file } of [
      { version: first.version, file: chunk },
      { version: second.version, file: chunk },
    ])
      expect((await request(app).get(publicUrl('public_site', version, file))).status).toBe(200);
    expect((await request(app).get(publicUrl('public_site', 'never', chunk))).status).toBe(503);
  });

  it('answer 503 while nothing was ever read, and pages go on without them', async () => {
    const { app } = await testGateway({
      remotesRegistry: createBucketSource('http://127.0.0.1:9', { keepIn: await folderOf({}) }),
    });
    expect((await request(app).get('/remotes.json')).status).toBe(503);
    expect((await request(app).get('/auth/login').set('accept', 'text/html')).status).toBe(200);
  });

  it('leave out a version whose manifest is not the one that the registry names', async () => {
    const bucketFolder = await folderOf({});
    const entry = await publishBuild({ buildFolder: await folderOf(publicSiteBuild), remotesFolder: bucketFolder });
    const bucket = await serverOf(bucketFolder);
    const { now, later } = clock();
    const source = createBucketSource(bucket.url, { keepIn: await folderOf({}), now });
    await source.current();
    const second = await publishBuild({ buildFolder: await folderOf(versionB), remotesFolder: bucketFolder });
    await writeFile(join(bucketFolder, 'public_site', second.version, 'mf-manifest.json'), '{}');
    later();
    await source.current();
    later();
    expect((await source.current()).remotes).toEqual([entry]);
  });
});

it('a lock that a killed publisher left stops nobody', async () => {
  const remotesFolder = await folderOf({
    'remotes.json.lock': JSON.stringify({ id: 'x', host: (await import('node:os')).hostname(), pid: 2 ** 30 }),
  });
  const entry = await publishBuild({ buildFolder: await folderOf(publicSiteBuild), remotesFolder });
  const bytes = await readFile(join(remotesFolder, 'public_site', entry.version, 'mf-manifest.json'));
  expect(entry.integrity).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  expect((await readdir(remotesFolder)).sort()).toEqual(['public_site', 'remotes.json']);
});
