import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Face } from '@alveole/campaigns';
import type { Programme } from '@alveole/domain';

/**
 * What a device reads that installs the counter: the manifest of the shell's build, in the name of the installation's
 * programme. Rejects when the build has none.
 */
export async function installManifest(shellDir: string, { name }: Programme, face?: Face): Promise<object> {
  const built = JSON.parse(await readFile(join(shellDir, 'manifest.json'), 'utf8')) as object;
  const icons = iconsOf(face);
  return {
    ...built,
    name: `${name}, le comptoir`,
    short_name: name,
    ...(face?.palette && { theme_color: face.palette.light['brand-dark'] }),
    ...(icons && { icons }),
  };
}

/** Undefined where the build's icons stay. */
function iconsOf(face: Face | undefined): readonly object[] | undefined {
  const { icon, logo } = face?.pictures ?? {};
  if (icon) return [{ src: 'icons/icon-512.png', sizes: 'any', type: icon.type, purpose: 'any' }];
  return logo && [{ src: 'favicon.svg', sizes: 'any', type: logo.type, purpose: 'any' }];
}
