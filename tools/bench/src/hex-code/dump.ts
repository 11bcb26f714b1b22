import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Frame } from './pictures/frame.ts';

/** Writes a picture as `<name>.png` into `folder`; does nothing without a folder. */
export async function dump(
  folder: string | undefined,
  name: string,
  { data, width, height, channels }: Frame,
): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await sharp(data, { raw: { width, height, channels } })
    .png()
    .toFile(join(folder, `${name}.png`));
}
