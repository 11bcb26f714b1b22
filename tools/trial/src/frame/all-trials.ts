import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Trial } from './trial.ts';

const folder = resolve(import.meta.dirname, '..');

/** Every folder `<name>/<name>.trial.ts` is a trial: adding one needs no list. */
export function trialNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.trial.ts'))
    .map((path) => path.split(/[\\/]/)[0] ?? '')
    .sort();
}

/** @param name one of `trialNames()` */
export async function readTrial(name: string): Promise<Trial> {
  const { trial } = (await import(join(folder, name, `${name}.trial.ts`))) as { trial: Trial };
  return trial;
}
