import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** How a module names the work of its threads: in TypeScript (`createWorkerPool`), or a door that loads it. */
const workerNamed = /new URL\('\.\/(?:([\w-]+\.worker)\.ts|([\w-]+)\.mjs)', import\.meta\.url\)/g;

/**
 * A thread starts from a file of its own, so each that a bundled module names becomes a bundle beside the first one,
 * and the module names that: no door, which brings the loader of TypeScript, is needed any more. What was found is added to `workers`.
 */
export function threadsBeside(workers: Set<string>): Plugin {
  return {
    name: 'threads beside',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (source.search(workerNamed) === -1) return undefined;
        const contents = source.replace(workerNamed, (_, work?: string, behindDoor?: string) => {
          const name = work ?? behindDoor;
          workers.add(join(dirname(path), `${name}.ts`));
          return `new URL('./${name}.mjs', import.meta.url)`;
        });
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** The bundle of a worker: `hash-password.worker.ts` → `hash-password.worker.mjs`. */
export const bundleOfWorker = (file: string): string => `${basename(file, '.ts')}.mjs`;
