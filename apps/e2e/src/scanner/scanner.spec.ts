import { incompleteFile } from '@alveole/demo';
import type { IncompleteFile } from '@alveole/demo';
import type { Page } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { openedSession } from '../walk/earlier-visits.ts';
import { signInAs } from '../walk/acts.ts';
import { film, qrPicture, stampPicture } from './camera-film.ts';
import { withCamera } from './with-camera.ts';

const qrOf = ({ number }: IncompleteFile) => qrPicture(number);
const stampOf = ({ stamp }: IncompleteFile) => stampPicture(stamp);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scanner le code du dossier' });

/** What the camera is shown, of which file, and on which page. */
const showings = [
  { what: 'the QR code of a card', where: '/admin/close_repair', fileOf: incompleteFile, pictureOf: qrOf },
  { what: 'the O°code of an invoice', where: '/admin/close_repair', fileOf: incompleteFile, pictureOf: stampOf },
  { what: 'the O°code of a session', where: '/admin/close_seance', fileOf: openedSession, pictureOf: stampOf },
] as const;

onEachScreen(({ width }) => {
  for (const { what, where, fileOf, pictureOf } of showings)
    test(`a moving camera reads ${what}, and the file is open`, async ({ page, outside, launchOptions }, testInfo) => {
      const file = await fileOf(outside);
      const path = testInfo.outputPath('camera.y4m');
      await film(await pictureOf(file), path);
      await page.goto('/auth/login');
      const seeing = await withCamera(page, path, launchOptions);
      try {
        await signInAs(seeing.page, outside, 'REP');
        await seeing.page.goto(where);
        await seeing.page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
        await expect(seeing.page).toHaveURL(new RegExp(`/admin/livraison/finalisation/${file.id}$`));
      } finally {
        await seeing.browser.close();
      }
    });

  test('a blocked camera says so, and the code is typed', async ({ page, outside, context, capture }) => {
    await context.clearPermissions();
    const file = await incompleteFile(outside);
    await signInAs(page, outside, 'REP');
    await page.goto('/admin/close_repair');
    await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
    await expect(dialog(page).getByText(/L’accès à la caméra est bloqué|Aucune caméra/)).toBeVisible();
    await capture(`90-scanner-blocked-${width}`);
    await dialog(page).getByRole('button', { name: 'Saisir le code' }).click();
    await page.getByRole('textbox', { name: 'Code à 5 chiffres' }).fill(file.number.slice(-5));
    await expect(page).toHaveURL(new RegExp(`/admin/livraison/finalisation/${file.id}$`));
  });
});
