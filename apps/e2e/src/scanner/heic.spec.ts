import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { incompleteFile } from '@alveole/demo';
import type { Request } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, hand, signInAs } from '../walk/acts.ts';
import { awaitingFirstCode } from '../walk/earlier-visits.ts';

const heic = async () => ({
  name: 'IMG_2043.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile(join(import.meta.dirname, 'bike.heic')),
});
const isJpeg = (request: Request) => request.postDataBuffer()?.toString('hex', 0, 3) === 'ffd8ff';
const isDecoder = (request: Request) => /\/heic-decoder\.\w+\.js$/.test(new URL(request.url()).pathname);
const isUpload = (request: Request) => request.method() === 'PUT' && !request.url().includes('/alveoleapi/');

onEachScreen(({ width }) => {
  test('a phone’s HEIC becomes a JPEG on the device before it is sent; its decoder loads with it, not before', async ({
    page,
    outside,
    capture,
  }) => {
    const decoders: Request[] = [];
    page.on('request', (request) => void (isDecoder(request) && decoders.push(request)));
    const { id } = await incompleteFile(outside, 'PHO');
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${id}`);
    await expect(page.getByRole('group', { name: 'Photo du vélo', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(decoders).toEqual([]);
    const sent = page.waitForRequest(isUpload);
    await hand(page, 'Photo du vélo', await heic());
    await expect(page.getByText(/^Ajoutée le /)).toBeVisible();
    expect(decoders).toHaveLength(1);
    expect(isJpeg(await sent)).toBe(true);
    await page.getByRole('button', { name: 'Voir : Photo du vélo' }).click();
    const photo = page.getByRole('dialog').getByRole('img');
    await expect(photo).toBeVisible();
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await capture(`91-heic-photo-${width}`);
  });

  test('an invoice that was photographed as HEIC becomes a JPEG too, and can be read', async ({ page, outside }) => {
    const { visit } = await awaitingFirstCode(outside);
    const id = visit.repairId ?? '';
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/seances/liste/${id}?ajouter`);
    await fillIn(page, { 'Montant de la facture hors taxes': '126,50' });
    const sent = page.waitForRequest(isUpload);
    await hand(page, 'Facture', await heic());
    await expect(page.getByText(/^Prêt à joindre · /)).toBeVisible();
    expect(isJpeg(await sent)).toBe(true);
    await page.getByRole('button', { name: 'Remplacer la facture' }).click();
    await confirm(page, /^Remplacer cette facture/, 'Remplacer la facture');
    // A phone leads on to the finalisation; a desktop stays. Both show the invoice that the file now has.
    await page.getByRole('button', { name: 'Voir : Facture de 126,50 € HT' }).click();
    const invoice = page.getByRole('dialog').getByRole('img');
    await expect(invoice).toBeVisible();
    await expect(invoice).not.toHaveJSProperty('naturalWidth', 0);
  });
});
