import { expect, test } from '../browser/test.ts';
import { fillIn } from '../walk/acts.ts';

/** As a phone of some years ago beside this machine. */
const slowdown = 6;

test('a search pressed on a slow phone, before the landing has taken over, is led through', async ({ page }) => {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/auth/particulier');
  await fillIn(page, { 'Votre code postal': '69001' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('dialog', { name: 'Réparateurs autour de 69001 Lyon' })).toBeVisible();
});
