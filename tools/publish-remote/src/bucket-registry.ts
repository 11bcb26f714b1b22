import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteEntry, RemotesRegistry } from '@alveole/contracts';
import { entryOf, publishBuild, withEntry } from '@alveole/gateway';
import type { Bucket } from './bucket.ts';
import { ordered } from './registry.ts';
import type { Registry } from './registry.ts';

const registryKey = 'remotes.json';
const manifestName = 'mf-manifest.json';
const forever = 'public, max-age=31536000, immutable';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Remotes in a bucket that browsers read straight from: `remotes.json` and `<name>/<version>/…`. The pointer moves
 * only once every file of the version is there, the manifest last.
 * @param publicUrl where browsers reach the bucket's part, without a closing slash
 */
export function createBucketRegistry(bucket: Bucket, publicUrl: string): Registry {
  const current = async (): Promise<RemotesRegistry> => {
    const bytes = await bucket.get(registryKey);
    return bytes ? readRemotes(JSON.parse(new TextDecoder().decode(bytes))) : { remotes: [] };
  };

  const pointTo = async (name: string, version: string): Promise<RemoteEntry> => {
    const manifest = await bucket.get(`${name}/${version}/${manifestName}`);
    if (!manifest) throw new Error(`${name} ${version} was never published`);
    const entry = entryOf(manifest, { version, address: `${publicUrl}/${name}/${version}/${manifestName}` });
    const text = `${JSON.stringify(withEntry(await current(), entry), null, 2)}\n`;
    await bucket.put(registryKey, new TextEncoder().encode(text), {
      contentType: 'application/json',
      cacheControl: 'no-cache',
    });
    return entry;
  };

  return {
    pointTo,
    publish: async (buildFolder) => {
      const remotesFolder = await mkdtemp(join(tmpdir(), 'alveole-publish-'));
      try {
        const { name, version } = await publishBuild({ buildFolder, remotesFolder });
        await upload(bucket, join(remotesFolder, name, version), `${name}/${version}`);
        return await pointTo(name, version);
      } finally {
        await rm(remotesFolder, { recursive: true, force: true });
      }
    },
    versions: async (name) => {
      const manifests = (await bucket.list(`${name}/`)).filter(({ key }) => key.endsWith(`/${manifestName}`));
      const found = manifests.map(({ key, changedAt }) => ({
        version: key.split('/')[1] ?? '',
        publishedAt: changedAt,
      }));
      return ordered(found, (await current()).remotes.find((entry) => entry.name === name)?.version);
    },
  };
}

/** Skips a version whose manifest is already there: it is complete and never changes. */
async function upload(bucket: Bucket, folder: string, at: string): Promise<void> {
  if (await bucket.get(`${at}/${manifestName}`)) return;
  const paths = await filesOf(folder);
  const last = (path: string): number => (path === manifestName ? 1 : 0);
  for (const path of paths.sort((one, other) => last(one) - last(other))) {
    const contentType = types[extname(path)] ?? 'application/octet-stream';
    await bucket.put(`${at}/${path}`, await readFile(join(folder, path)), { contentType, cacheControl: forever });
  }
}

/** Without the compressed twins: a bucket cannot choose by `accept-encoding`. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return paths.filter((path) => !/\.(br|gz)$/.test(path));
}
