import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteDeclaration } from '@alveole/contracts';
import { testInfrastructure } from '@alveole/testing/node';
import { openBucket } from './bucket.ts';
import { createBucketRegistry } from './bucket-registry.ts';
import { runCommand } from './command-line.ts';
import { createDirectoryRegistry } from './directory-registry.ts';
import type { Registry } from './registry.ts';

const office: RemoteDeclaration = { name: 'back_office', paths: ['/admin/backend'] };
const gifts = { '@alveole/ui': '1.2.0' };
const preview = {
  key: 'preview key of these tests, 32 characters',
  siteUrl: 'https://site.example/base',
  now: () => new Date('2026-11-28T12:00:00Z'),
};

let folder: string;
const build = () => join(folder, 'build');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeBuild(content: string, alveole = office): Promise<void> {
  await mkdir(join(build(), 'assets'), { recursive: true });
  await writeFile(join(build(), 'mf-manifest.json'), JSON.stringify({ alveole, content }));
  await writeFile(join(build(), 'assets/page.js'), `export const content = '${content}';`);
}

async function buildOf(alveole: RemoteDeclaration): Promise<string> {
  const own = join(folder, alveole.name);
  await mkdir(own);
  await writeFile(join(own, 'mf-manifest.json'), JSON.stringify({ alveole }));
  return own;
}

const { objectStore } = testInfrastructure();

/** Each registry, and how to read one of its files. */
const registries: Readonly<
  Record<string, () => { registry: Registry; read(path: string): Promise<string>; close(): void }>
> = {
  'a folder': () => ({
    registry: createDirectoryRegistry(join(folder, 'remotes'), gifts),
    read: (path) => readFile(join(folder, 'remotes', path), 'utf8'),
    close: () => undefined,
  }),
  'a bucket': () => {
    const bucket = openBucket({ ...objectStore, prefix: `${objectStore.prefix}${folder.slice(-6)}/` });
    const read = async (path: string) => new TextDecoder().decode((await bucket.read(path))?.bytes);
    return { registry: createBucketRegistry(bucket, gifts), read, close: bucket.close };
  },
};

describe.each(Object.keys(registries))('publishing into %s', (where) => {
  let here: ReturnType<(typeof registries)[string]>;
  const run = (...words: string[]) => runCommand(words, { registry: here.registry, buildFolderOf: build, preview });

  beforeEach(() => {
    here = (registries[where] as (typeof registries)[string])();
  });

  afterEach(() => here.close());

  it('keeps a build under the version of its content and points to it', async () => {
    await writeBuild('one');
    const entry = await here.registry.publish(build());
    expect(entry.manifest).toContain(`/back_office/${entry.version}/mf-manifest.json`);
    expect(await here.read(`back_office/${entry.version}/assets/page.js`)).toContain('one');
    expect(JSON.parse(await here.read('remotes.json'))).toEqual({ remotes: [entry] });
  });

  it('rolls back to the version before, whose files never changed', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await laterThan(here.registry, first.version);
    await writeBuild('two');
    const second = await here.registry.publish(build());
    expect(second.version).not.toBe(first.version);

    expect(await run('rollback', 'back-office')).toEqual([`back_office now at ${first.version}`, first.manifest]);
    expect(await here.read(`back_office/${first.version}/assets/page.js`)).toContain('one');
    expect((await run('list', 'back_office')).map((line) => line.slice(0, 18))).toEqual([
      `  ${second.version}`,
      `→ ${first.version}`,
    ]);

    await run('rollback', 'back_office', second.version);
    expect(JSON.parse(await here.read('remotes.json'))).toMatchObject({ remotes: [second] });
  });

  it('rolls back past what only a share of the sessions or a link had, to what everybody had', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await laterThan(here.registry, first.version);
    await writeBuild('two');
    await run('publish', 'back_office', '10');
    await writeBuild('three');
    const link = (await run('preview', 'back_office'))[0] ?? '';
    await laterThan(here.registry, link.split('.').at(-3) ?? '');
    await run('rollback', 'back_office');
    await writeBuild('four');
    await run('publish', 'back_office');
    expect(await run('rollback', 'back_office')).toEqual([`back_office now at ${first.version}`, first.manifest]);
    await expect(run('rollback', 'back_office')).rejects.toThrow('back_office has no earlier version');
  });

  it('gives a build to a share of the sessions, then to more, then to everybody', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await writeBuild('two');
    const [line] = await run('publish', 'back-office', '10');
    const { remotes } = JSON.parse(await here.read('remotes.json'));
    const { candidate, ...current } = remotes[0];
    expect([current, candidate.share, line]).toEqual([first, 10, `back_office ${candidate.version} goes out to 10 %`]);
    expect((await run('list', 'back_office')).filter((line) => line.endsWith('  10 %'))).toHaveLength(1);

    await run('share', 'back_office', '50');
    expect(JSON.parse(await here.read('remotes.json')).remotes[0]).toMatchObject({
      version: first.version,
      candidate: { version: candidate.version, share: 50 },
    });

    expect(await run('share', 'back_office', '100')).toEqual([
      `back_office now at ${candidate.version}`,
      candidate.manifest,
    ]);
    const whole = JSON.parse(await here.read('remotes.json')).remotes;
    const { version, manifest, integrity } = candidate;
    expect(whole).toEqual([{ ...first, version, manifest, integrity, formerly: [first.version] }]);
  });

  it('takes back what goes out, and leaves the version in use', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await writeBuild('two');
    await run('publish', 'back_office', '10');
    expect(await run('rollback', 'back_office')).toEqual([`back_office now at ${first.version}`, first.manifest]);
    expect(JSON.parse(await here.read('remotes.json'))).toEqual({ remotes: [first] });
    await expect(run('share', 'back_office', '20')).rejects.toThrow('publish one with a share');
    await expect(here.registry.withdraw('back_office')).rejects.toThrow('has no version that goes out');
  });

  it('keeps what goes out when the version in use is published again, as each start does', async () => {
    await writeBuild('one');
    await here.registry.publish(build());
    await writeBuild('two');
    await run('publish', 'back_office', '10');
    const before = await here.read('remotes.json');
    await writeBuild('one');
    await here.registry.publish(build());
    expect(JSON.parse(await here.read('remotes.json'))).toEqual(JSON.parse(before));
  });

  it.each(['0', '101', '1.5', '-1', 'half', ''])('refuses a share of « %s »', async (share) => {
    await writeBuild('one');
    await here.registry.publish(build());
    await writeBuild('two');
    const before = await here.read('remotes.json');
    await expect(run('publish', 'back_office', share)).rejects.toThrow();
    expect(await here.read('remotes.json')).toBe(before);
  });

  it('refuses a share of a first version, and of the one that everybody gets', async () => {
    await writeBuild('one');
    await expect(run('publish', 'back_office', '10')).rejects.toThrow('publish one for everybody first');
    await here.registry.publish(build());
    await expect(run('publish', 'back_office', '10')).rejects.toThrow('is what everybody gets');
  });

  it('prints a link to a build that nobody else gets', async () => {
    await writeBuild('one');
    await here.registry.publish(build());
    const before = await here.read('remotes.json');
    await writeBuild('two');
    const [link = ''] = await run('preview', 'back_office', '24');
    expect(link).toMatch(/^https:\/\/site\.example\/base\/apercu\/back_office\.[0-9a-f]{16}\.1795953600\.[\w-]{43}$/);
    expect(await here.read('remotes.json')).toBe(before);
    expect(await here.read(`back_office/${link.split('.')[2]}/assets/page.js`)).toContain('two');
  });

  it.each(['0', '721', 'week'])('refuses a link for « %s » hours', async (hours) => {
    await writeBuild('one');
    await expect(run('preview', 'back_office', hours)).rejects.toThrow('1 to 720 hours');
  });

  it('keeps the source maps of a build for its operator, and publishes none of them', async () => {
    await writeBuild('one');
    await writeFile(join(build(), 'assets/page.js.map'), '{"version":3,"sources":[],"mappings":""}');
    const mapsFolder = join(folder, 'maps');
    const [line = ''] = await runCommand(['publish', 'back_office'], {
      registry: here.registry,
      buildFolderOf: build,
      preview,
      mapsFolder,
    });
    const version = line.split(' ').at(-1);
    expect(await readFile(join(mapsFolder, `back_office/${version}/assets/page.js.map`), 'utf8')).toContain('mappings');
    expect(JSON.parse(await here.read(`back_office/${version}/files.json`))).not.toContain('assets/page.js.map');
    await rm(join(build(), 'assets/page.js.map'));
    expect((await here.registry.publish(build())).version).toBe(version);
  });

  it('leaves the other remotes where they stand', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await writeBuild('one', { name: 'partner_portal', paths: ['/admin/profile'] });
    const portal = await here.registry.publish(build());
    expect(JSON.parse(await here.read('remotes.json'))).toEqual({ remotes: [first, portal] });
  });

  it('takes a remote that nobody knew, but not the path of another', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await writeBuild('one', { name: 'training', paths: ['/admin/formations'] });
    const training = await here.registry.publish(build());
    await writeBuild('two', { name: 'training', paths: ['/admin/formations', '/admin/backend'] });
    await expect(here.registry.publish(build())).rejects.toThrow(
      'training declares /admin/backend, which back_office holds',
    );
    expect(JSON.parse(await here.read('remotes.json'))).toEqual({ remotes: [first, training] });
  });

  it('refuses a path that another remote holds in the version that goes out', async () => {
    await writeBuild('one');
    await here.registry.publish(build());
    await writeBuild('two', { ...office, paths: [...office.paths, '/admin/formations'] });
    await run('publish', 'back_office', '10');
    await writeBuild('one', { name: 'training', paths: ['/admin/formations'] });
    await expect(here.registry.publish(build())).rejects.toThrow(
      'training declares /admin/formations, which back_office holds',
    );
  });

  it('refuses what the shell in use cannot show, and says which team does what', async () => {
    await writeBuild('one');
    const first = await here.registry.publish(build());
    await writeBuild('two', { ...office, needs: { '@alveole/ui': '^1.3.0' } });
    await expect(here.registry.publish(build())).rejects.toThrow(
      'back_office needs @alveole/ui ^1.3.0, the shell gives 1.2.0. Shell team: deploy a shell that gives it',
    );
    expect(JSON.parse(await here.read('remotes.json'))).toEqual({ remotes: [first] });
    expect(await here.registry.versions('back_office')).toHaveLength(1);
  });

  it('loses none of twelve updates at once', async () => {
    const names = [...'abcdefghijkl'].map((letter) => `remote_${letter}`);
    const builds = await Promise.all(names.map((name) => buildOf({ name, paths: [`/${name}`] })));
    const published = await Promise.all(builds.map((each) => here.registry.publish(each)));
    const { remotes } = readRemotes(JSON.parse(await here.read('remotes.json')));
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
    expect(remotes.toSorted(byName)).toEqual(published.toSorted(byName));
  });

  it('refuses a version that was never published, and a rollback from the first', async () => {
    await writeBuild('one');
    await here.registry.publish(build());
    await expect(here.registry.pointTo('back_office', 'ffffffffffffffff')).rejects.toThrow();
    await expect(run('rollback', 'back_office')).rejects.toThrow('back_office has no earlier version');
    await expect(run('burn', 'back_office')).rejects.toThrow(/publish <remote>/);
    await expect(run('publish', '../elsewhere')).rejects.toThrow(/publish <remote>/);
  });
});

/** Instants of stores are coarse: goes on once a new file would be younger than this version. */
async function laterThan(registry: Registry, version: string): Promise<void> {
  const published =
    (await registry.versions('back_office')).find((each) => each.version === version)?.publishedAt.getTime() ?? 0;
  const nextSecond = Math.floor(published / 1000) * 1000 + 1000;
  while (Date.now() < nextSecond) await new Promise(setImmediate);
}
