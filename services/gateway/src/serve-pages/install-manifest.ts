import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programme } from '@alveole/domain';

/**
 * What a device reads that installs the counter: the manifest of the shell's build, in the name of the installation's
 * programme. Rejects when the build has none.
 */
export async function installManifest(shellDir: string, { name }: Programme): Promise<object> {
  const built = JSON.parse(await readFile(join(shellDir, 'manifest.json'), 'utf8')) as object;
  return { ...built, name: `${name}, le comptoir`, short_name: name };
}
