import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { endAll, folderOf, publicSiteBuild, testGateway, upstream } from '../gateway.harness.ts';
import { publishBuild } from './publish-build.ts';
import { remotesOf } from './remotes-of.ts';

afterAll(endAll);

/** A build of a remote that shows an address, with one script that says where it comes from. */
const buildOf = (name: string, path: string, script: string) => ({
  'mf-manifest.json': JSON.stringify({ alveole: { name, paths: [path] } }),
  'page.js': script,
});

/** A folder of published remotes. */
async function publishedIn(...builds: readonly Readonly<Record<string, string>>[]) {
  const remotesFolder = await folderOf({});
  for (const build of builds) await publishBuild({ buildFolder: await folderOf(build), remotesFolder });
  return remotesFolder;
}

/** What the image of one remote serves. */
async function imageOf(build: Readonly<Record<string, string>>) {
  const folder = await folderOf({});
  const entry = await publishBuild({ buildFolder: await folderOf(build), remotesFolder: join(folder, 'remotes') });
  await writeFile(join(folder, 'remote.json'), JSON.stringify(entry));
  return upstream((incoming, response) => {
    readFile(join(folder, incoming.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}

/** Of each remote that the site names, what its script says. */
async function scriptsOf(app: Parameters<typeof request>[0]) {
  const { remotes } = (await request(app).get('/remotes.json')).body as {
    remotes: { name: string; manifest: string }[];
  };
  const scripts: Record<string, string> = {};
  for (const { name, manifest } of remotes) {
    const answer = await request(app).get(manifest.replace('mf-manifest.json', 'page.js'));
    scripts[name] = answer.text;
  }
  return scripts;
}

describe('remotes of several places', () => {
  it('remotes are shown together, each from the first place that has it: folder, bucket, server of its own', async () => {
    const folder = await publishedIn(buildOf('training_desk', '/admin/cours', 'folder()'));
    const bucketFolder = await publishedIn(
      buildOf('training_desk', '/admin/cours', 'bucket()'),
      buildOf('public_site', '/auth', 'bucket()'),
    );
    const bucket = await upstream((incoming, response) => {
      readFile(join(bucketFolder, incoming.url ?? '')).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    const [publicSite, backOffice] = await Promise.all([
      imageOf(buildOf('public_site', '/auth', 'image()')),
      imageOf(buildOf('back_office', '/admin/backend', 'image()')),
    ]);
    const { app } = await testGateway({
      remotesRegistry: remotesOf({
        REMOTES_DIR: folder,
        REMOTES_URL: bucket.url,
        REMOTE_URLS: { public_site: publicSite.url, back_office: backOffice.url },
        REMOTES_KEPT_DIR: await folderOf({}),
      }),
    });
    expect(await scriptsOf(app)).toEqual({
      training_desk: 'folder()',
      public_site: 'bucket()',
      back_office: 'image()',
    });
    expect((await request(app).get('/remotes/gone/1/page.js')).status).toBe(404);
  });

  it('remotes are those of the other places where a folder has nothing yet, and tell operators of one that cannot be read', async () => {
    const image = await imageOf(publicSiteBuild);
    const REMOTES_DIR = await folderOf({});
    const { app, lines } = await testGateway({
      remotesRegistry: remotesOf({ REMOTES_DIR, REMOTE_URLS: { public_site: image.url } }),
    });
    const names = async () =>
      ((await request(app).get('/remotes.json')).body as { remotes: { name: string }[] }).remotes.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['public_site']);
    expect(lines.join('')).not.toContain('left out');

    await writeFile(join(REMOTES_DIR, 'remotes.json'), '{"remotes":');
    expect(await names()).toEqual(['public_site']);
    expect(lines.join('')).toContain('remotes left out of the registry');
  });

  it('make the registry unavailable where no place can be read', async () => {
    const REMOTES_DIR = await folderOf({});
    await rm(REMOTES_DIR, { recursive: true });
    const { app } = await testGateway({ remotesRegistry: remotesOf({ REMOTES_DIR }) });
    expect((await request(app).get('/remotes.json')).status).toBe(503);
  });
});
