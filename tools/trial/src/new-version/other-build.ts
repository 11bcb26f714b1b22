import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const hashInName = /\.([0-9a-f]{8})\.(?:js|css|png)$/;
const isText = /\.(js|css|json|html)$/;
const manifestName = 'mf-manifest.json';

/** Copies a build as its next version comes out of the bundler: the same screens, every file under another hash. */
export async function otherBuild(buildFolder: string, target: string): Promise<string> {
  await cp(buildFolder, target, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const paths = (await readdir(target, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(paths.flatMap((path) => hashInName.exec(path)?.[1] ?? []));
  const renamed = (text: string) => [...hashes].reduce((all, hash) => all.replaceAll(hash, otherHash(hash)), text);
  for (const path of paths) {
    if (isText.test(path)) await writeFile(path, renamed(await readFile(path, 'utf8')));
    if (hashInName.test(path)) await rename(path, renamed(path));
  }
  await changeManifest(target, async (manifest) => ({ ...manifest, integrity: await integrityOf(target, manifest) }));
  return target;
}

/** What a build says of itself. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly alveole: Readonly<Record<string, unknown>>;
  readonly integrity: Readonly<Record<string, string>>;
};

export async function changeManifest(
  buildFolder: string,
  change: (manifest: Manifest) => Manifest | Promise<Manifest>,
): Promise<void> {
  const path = join(buildFolder, manifestName);
  await writeFile(path, JSON.stringify(await change(JSON.parse(await readFile(path, 'utf8')) as Manifest)));
}

async function integrityOf(folder: string, { integrity }: Manifest): Promise<Record<string, string>> {
  const read = async (name: string) =>
    [
      name,
      `sha256-${createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('base64')}`,
    ] as const;
  return Object.fromEntries(await Promise.all(Object.keys(integrity).map(read)));
}

const otherHash = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 8);
