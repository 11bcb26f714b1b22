import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { hand, signInAs } from '../journey/acts.ts';
import { incompleteFile } from './incomplete-file.ts';

const heic = async () => ({
  name: 'IMG_2043.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile(join(import.meta.dirname, 'bike.heic')),
});
const isUpload = (request: Request) => request.method() === 'PUT' && !request.url().includes('/alveoleapi/');

test('a phone’s HEIC becomes a JPEG on the device before it is sent', async ({ page, outside, look }) => {
  const { id } = await incompleteFile(outside, 'PHO');
  await signInAs(page, outside, 'REP');
  await page.goto(`/admin/livraison/finalisation/${id}`);
  const sent = page.waitForRequest(isUpload);
  await hand(page, 'Photo du vélo', await heic());
  await expect(page.getByText(/^Ajoutée le /)).toBeVisible();
  expect((await sent).postDataBuffer()?.toString('hex', 0, 3)).toBe('ffd8ff');
  await page.getByRole('button', { name: 'Voir : Photo du vélo' }).click();
  const photo = page.getByRole('dialog').getByRole('img');
  await expect(photo).toBeVisible();
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await look('91-heic-photo');
});
