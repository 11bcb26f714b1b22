import { samplePng } from '@alveole/demo';
import type { Locator, Page } from '@playwright/test';

/** Three photos that answer a request for complements. */
export const photos = [
  { name: 'cadre.png', colour: [11, 95, 92] },
  { name: 'roue.png', colour: [160, 60, 20] },
  { name: 'frein.png', colour: [40, 60, 160] },
] as const;

/** Chooses all of them at once; answers their lines. */
export async function choosePhotos(page: Page): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'Photos du vélo', exact: true })
    .getByRole('button', { name: 'Choisir des fichiers' })
    .click();
  const files = photos.map(({ name, colour }) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(samplePng(colour)),
  }));
  await (await chooser).setFiles(files);
  return page.getByRole('list', { name: /^Fichiers\s: Photos du vélo$/ }).getByRole('listitem');
}
