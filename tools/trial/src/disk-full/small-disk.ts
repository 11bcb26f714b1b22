import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Installation, Product } from '@alveole/start/run-product';
import type { TrialContext } from '../frame/trial.ts';

const run = promisify(execFile);
const mib = 1_048_576;
const sizeMib = 512;

/** A disk that can be filled under a running product. */
export interface SmallDisk {
  /** Its data lie there. */
  readonly installation: Installation;
  /** From now on nothing more finds room. */
  fill(product: Product): Promise<void>;
  makeRoom(product: Product): Promise<void>;
}

/** A small disk in memory; where this machine lets nobody mount one, a bound on the size of files, told in words. */
export async function createSmallDisk(context: TrialContext): Promise<SmallDisk> {
  const installation = await freshInstallation();
  context.afterwards(() => removeInstallation(installation));
  const mounted = await mountMemory(context);
  if (mounted === undefined) {
    context.figure('the disk', 'this machine mounts none: the system lets no file grow instead (prlimit)');
    return boundedFiles(installation);
  }
  context.figure('the disk', `${sizeMib} MiB of memory, mounted by the trial`);
  const dataDir = join(mounted, 'data');
  await cp(installation.dataDir, dataDir, { recursive: true });
  const ballast = join(mounted, 'ballast');
  return {
    installation: { ...installation, dataDir },
    fill: () => fillUp(ballast),
    makeRoom: () => rm(ballast),
  };
}

async function mountMemory({ afterwards }: TrialContext): Promise<string | undefined> {
  const place = await mkdtemp(join(tmpdir(), 'alveole-disk-'));
  afterwards(() => rm(place, { recursive: true, force: true }));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMib}m`, 'tmpfs', place]);
  } catch {
    return undefined;
  }
  afterwards(async () => void (await run('umount', ['-l', place])));
  return place;
}

/** Writes until the disk takes no byte more. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w');
  const untilFull = async (piece: Buffer): Promise<void> => {
    try {
      for (;;) await file.writeFile(piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  await untilFull(Buffer.alloc(mib));
  await untilFull(Buffer.alloc(4096));
  await file.close();
}

function boundedFiles(installation: Installation): SmallDisk {
  const bound = ({ pid }: Product, bytes: string) => run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    installation,
    async fill(product) {
      const { size } = await stat(join(installation.dataDir, 'database', 'data.mdb'));
      await bound(product, String(size));
    },
    makeRoom: async (product) => void (await bound(product, 'unlimited')),
  };
}
