import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packService } from './pack-service.ts';

/** Lays out in one folder what the image of a service holds, as it stands below `/app` there. */
export async function unpackedService(folder: string, target: string): Promise<void> {
  const layers = `${target}.layers`;
  await packService(folder, layers);
  for (const layer of ['packages', 'own']) await cp(join(layers, layer), target, { recursive: true });
  await rm(layers, { recursive: true });
}
