import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { watchFailures } from '../browser/page-failures.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { lookUp, stranger } from '../walk/counter-on-device.ts';
import { film, printedSerial, serialPicture } from './camera-film.ts';
import { withCamera } from './with-camera.ts';

const serialOf = (page: Page) => page.getByLabel('Numéro du vélo', { exact: true });
const scanOf = (page: Page) => page.getByRole('button', { name: 'Scanner le numéro' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Scanner le numéro du vélo' });

onEachScreen(({ width }) => {
  test('a moving camera reads the barcode of a bike into the form', async ({
    page,
    outside,
    launchOptions,
  }, testInfo) => {
    const path = testInfo.outputPath('camera.y4m');
    await film(await serialPicture(), path);
    await page.goto('/auth/login');
    const seeing = await withCamera(page, path, launchOptions);
    try {
      const failures = watchFailures(seeing.page);
      const decoders: string[] = [];
      seeing.page.on('worker', (worker) => decoders.push(worker.url()));
      await signInAs(seeing.page, outside, 'REP');
      await lookUp(seeing.page, stranger());
      await expect(scanOf(seeing.page)).toBeVisible();
      expect(decoders).toEqual([]);
      await scanOf(seeing.page).click();
      await expect(serialOf(seeing.page)).toHaveValue(printedSerial);
      await expect(serialOf(seeing.page)).toBeFocused();
      await expect(dialogOf(seeing.page)).toHaveCount(0);
      expect(decoders).toEqual([expect.stringContaining('barcode.worker')]);
      // The decoder makes no function from text, which the pages forbid: the browser would say so.
      expect(failures.found).toEqual([]);
      await expectAccessible(seeing.page);
    } finally {
      await seeing.browser.close();
    }
  });

  test('a blocked camera says so, and the number is typed', async ({ page, outside, context, capture }) => {
    await context.clearPermissions();
    await signInAs(page, outside, 'REP');
    await lookUp(page, stranger());
    await capture(`92-reception-scan-${width}`);
    await scanOf(page).click();
    await expect(dialogOf(page).getByText(/L’accès à la caméra est bloqué|Aucune caméra/)).toBeVisible();
    await capture(`93-serial-blocked-${width}`);
    await dialogOf(page).getByRole('button', { name: 'Saisir le numéro' }).click();
    await expect(serialOf(page)).toBeFocused();
    await page.keyboard.type('SN-42-7');
    await expect(serialOf(page)).toHaveValue('SN-42-7');
  });
});
