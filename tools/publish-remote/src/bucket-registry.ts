import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteEntry, RemotesRegistry, ShellGifts } from '@alveole/contracts';
import {
  entryOf,
  manifestAddress,
  mustFit,
  publishBuild,
  registryFile,
  withEntry,
  withoutCandidate,
} from '@alveole/gateway';
import type { Audience } from '@alveole/gateway';
import type { Bucket } from './bucket.ts';
import { ordered } from './registry.ts';
import type { Registry } from './registry.ts';

const manifestName = 'mf-manifest.json';
const forever = 'public, max-age=31536000, immutable';
const asPointer = { contentType: 'application/json', cacheControl: 'no-cache' };
/** Many publishers at once: each try that lost means that another one won. */
const maxTries = 100;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Remotes in a bucket that gateways read (`REMOTES_URL`): `remotes.json` and `<name>/<version>/…`. The pointer moves
 * only once every file of the version is there, the manifest last, and only from what was read: an update that came
 * between is read first.
 * @param gifts what the shell in use gives
 */
export function createBucketRegistry(bucket: Bucket, gifts: ShellGifts): Registry {
  const current = async (): Promise<{ registry: RemotesRegistry; etag: string | undefined }> => {
    const registry = await bucket.read(registryFile);
    if (!registry) return { registry: { remotes: [] }, etag: undefined };
    const { remotes } = readRemotes(JSON.parse(new TextDecoder().decode(registry.bytes)));
    return { registry: { remotes }, etag: registry.etag };
  };

  const change = async (changed: (registry: RemotesRegistry) => RemotesRegistry): Promise<void> => {
    await mustKeepConditions(bucket);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { registry, etag } = await current();
      const text = `${JSON.stringify(changed(registry), null, 2)}\n`;
      if (await bucket.replace(registryFile, new TextEncoder().encode(text), asPointer, etag)) return;
    }
    throw new Error(`${registryFile} changed ${maxTries} times meanwhile; publish again`);
  };

  const pointTo = async (name: string, version: string, audience?: Audience): Promise<RemoteEntry> => {
    const manifest = await bucket.read(`${name}/${version}/${manifestName}`);
    if (!manifest) throw new Error(`${name} ${version} was never published`);
    const entry = entryOf(manifest.bytes, { version, address: manifestAddress(name, version) });
    mustFit(entry, gifts);
    await change((registry) => withEntry(registry, entry, audience));
    return entry;
  };

  return {
    pointTo,
    withdraw: (name) => change((registry) => withoutCandidate(registry, name)),
    publish: async (buildFolder, audience) => {
      const remotesFolder = await mkdtemp(join(tmpdir(), 'alveole-publish-'));
      try {
        const { name, version } = await publishBuild({ buildFolder, remotesFolder, gifts });
        await upload(bucket, join(remotesFolder, name, version), `${name}/${version}`);
        return await pointTo(name, version, audience);
      } finally {
        await rm(remotesFolder, { recursive: true, force: true });
      }
    },
    versions: async (name) => {
      const manifests = (await bucket.list(`${name}/`)).filter(({ key }) => key.endsWith(`/${manifestName}`));
      const versions = manifests.map(({ key, changedAt }) => ({
        version: key.split('/')[1] ?? '',
        publishedAt: changedAt,
      }));
      const { registry } = await current();
      return ordered(
        versions,
        registry.remotes.find((entry) => entry.name === name),
      );
    },
  };
}

/**
 * A store that takes a conditional write without looking at its condition would lose updates in silence.
 * @throws Error for such a store
 */
async function mustKeepConditions(bucket: Bucket): Promise<void> {
  const probe = `.probes/${randomUUID()}`;
  const write = () => bucket.replace(probe, new Uint8Array(), asPointer, undefined);
  const [first, second] = [await write(), await write()];
  await bucket.remove(probe);
  if (!first || second) throw new Error('this store ignores If-None-Match: two publications at once would lose one');
}

/** Skips a version whose manifest is already there: it is complete and never changes. */
async function upload(bucket: Bucket, folder: string, at: string): Promise<void> {
  if (await bucket.read(`${at}/${manifestName}`)) return;
  const paths = await filesOf(folder);
  const last = (path: string): number => (path === manifestName ? 1 : 0);
  for (const path of paths.sort((one, other) => last(one) - last(other))) {
    const contentType = types[extname(path)] ?? 'application/octet-stream';
    await bucket.put(`${at}/${path}`, await readFile(join(folder, path)), { contentType, cacheControl: forever });
  }
}

/** With the compressed twins: a gateway copies them and chooses among them. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
