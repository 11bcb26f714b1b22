import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engine } from './engine.ts';

const run = promisify(execFile);
const recipes = join(import.meta.dirname, 'bases');

type Make = (folder: string, image: string) => Promise<void>;

/** How each base image is made where no registry of images gives it: from Debian's packages and npm's alone. */
const makes: Readonly<Record<string, Make>> = {
  'debian:bookworm-slim': makeDebian,
  'node:22-bookworm-slim': makeNode,
  'rabbitmq:3.13': makeRabbit,
};

/** Whether the engine has an image, or gets it from a registry. */
export async function hasImage(image: string): Promise<boolean> {
  const isThere = (...args: readonly string[]) =>
    engine(...args, image).then(
      () => true,
      () => false,
    );
  return (await isThere('image', 'inspect')) || isThere('pull', '--quiet');
}

/** Makes those base images that the engine neither has nor gets. Answers their names. Throws where a tool is missing. */
export async function makeMissingBases(): Promise<readonly string[]> {
  const newImages: string[] = [];
  for (const [image, make] of Object.entries(makes)) {
    if (await hasImage(image)) continue;
    const folder = await mkdtemp(join(tmpdir(), 'base-image-'));
    try {
      await make(folder, image);
      newImages.push(image);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return newImages;
}

async function makeDebian(folder: string, image: string): Promise<void> {
  const root = join(folder, 'root');
  await run('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: 1e8 });
  const archive = join(folder, 'root.tar');
  await run('tar', ['-C', root, '-cf', archive, '.']);
  await engine('import', archive, image);
}

async function makeNode(folder: string, image: string): Promise<void> {
  const pack = async (name: string) =>
    (await run('npm', ['pack', name, '--silent', '--pack-destination', folder])).stdout.trim();
  const binary = await pack(`node-linux-${process.arch}@22`);
  await run('tar', ['-xzf', join(folder, binary), '-C', folder, '--strip-components=2', 'package/bin/node']);
  await rm(join(folder, binary));
  await cp(join(folder, await pack('npm@10')), join(folder, 'npm.tgz'));
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  await writeFile(join(folder, 'certificates.pem'), trusted ? await readFile(trusted) : '');
  await build('node.dockerfile', folder, image);
}

async function makeRabbit(folder: string, image: string): Promise<void> {
  await cp(join(recipes, 'rabbitmq-entry.sh'), join(folder, 'rabbitmq-entry.sh'));
  await build('rabbitmq.dockerfile', folder, image);
}

async function build(recipe: string, folder: string, image: string): Promise<void> {
  await engine('build', '--quiet', '--file', join(recipes, recipe), '--tag', image, folder);
}
