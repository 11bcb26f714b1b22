import type { Page } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../journey/acts.ts';
import { incompleteFile } from './incomplete-file.ts';
import { film, qrPicture, stampPicture } from './camera-film.ts';
import { withCamera } from './with-camera.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scanner le code du dossier' });

onEachScreen(({ width }) => {
  for (const { what, pictureOf } of [
    { what: 'the QR code of its card', pictureOf: ({ number }: { number: string }) => qrPicture(number) },
    { what: 'the O°code of its invoice', pictureOf: ({ stamp }: { stamp: string }) => stampPicture(stamp) },
  ])
    test(`a moving camera reads ${what}, and the file is open`, async ({ page, outside, launchOptions }, testInfo) => {
      const file = await incompleteFile(outside);
      const path = testInfo.outputPath('camera.y4m');
      await film(await pictureOf(file), path);
      await page.goto('/auth/login');
      const seeing = await withCamera(page, path, launchOptions);
      try {
        await signInAs(seeing.page, outside, 'REP');
        await seeing.page.goto('/admin/close_repair');
        await seeing.page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
        await expect(seeing.page).toHaveURL(new RegExp(`/admin/livraison/finalisation/${file.id}$`));
      } finally {
        await seeing.browser.close();
      }
    });

  test('a blocked camera says so, and the code is typed', async ({ page, outside, context, look }) => {
    await context.clearPermissions();
    const file = await incompleteFile(outside);
    await signInAs(page, outside, 'REP');
    await page.goto('/admin/close_repair');
    await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
    await expect(dialog(page).getByText(/L’accès à la caméra est bloqué|Aucune caméra/)).toBeVisible();
    await look(`90-scanner-blocked-${width}`);
    await dialog(page).getByRole('button', { name: 'Saisir le code' }).click();
    await page.getByRole('textbox', { name: 'Code à 5 chiffres' }).fill(file.number.slice(-5));
    await expect(page).toHaveURL(new RegExp(`/admin/livraison/finalisation/${file.id}$`));
  });
});
