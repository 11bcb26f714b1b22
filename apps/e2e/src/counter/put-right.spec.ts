import { freshState, samplePng } from '@alveole/demo';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, hand, openFromMenu, signInAs } from '../walk/acts.ts';
import { awaitingFirstCode } from '../walk/earlier-visits.ts';
import { displayedName } from '../walk/personas.ts';

const rightPhoto = { name: 'bon-velo.png', mimeType: 'image/png', buffer: Buffer.from(samplePng([200, 40, 40])) };

onEachScreen(({ width }) => {
  test('a wrong photo and a wrong number of a bike are put right before the code, and the file tells both steps', async ({
    page,
    outside,
    capture,
  }) => {
    const { visit, ...client } = await awaitingFirstCode(outside);
    const { bikeSerial: rightSerial } = freshState();
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${visit.repairId}`);
    await page.getByRole('button', { name: 'Remplacer la photo' }).click();
    const replacing = page.getByRole('dialog', { name: 'Remplacer la photo' });
    await hand(page, 'Photo du vélo', rightPhoto);
    await expect(replacing).toBeHidden();

    await page.getByRole('button', { name: 'Corriger le vélo' }).click();
    const correcting = page.getByRole('dialog', { name: 'Corriger le vélo' });
    await fillIn(correcting, { 'Numéro du vélo': rightSerial });
    await capture(`bike-to-correct-${width}`);
    await correcting.getByRole('button', { name: 'Enregistrer le vélo' }).click();
    await expect(correcting).toBeHidden();
    await expect(page.getByText(rightSerial).filter({ visible: true }).first()).toBeVisible();

    await openFromMenu(page, 'Mes réparations');
    await page.getByRole('link', { name: displayedName(client), exact: true }).click();
    const history = page.getByRole('list', { name: 'Chronologie' });
    await expect(history).toContainText('Photo du vélo remplacée');
    await expect(history).toContainText(rightSerial);
    await expect(history).toContainText(visit.bikeSerial);
  });
});
