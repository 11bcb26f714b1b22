import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { describe, lookUp, openFile, stranger } from '../walk/counter-on-device.ts';
import { expectSeen, lookFor } from '../walk/counter-acts.ts';
import { closedRepair, secondBike } from '../walk/earlier-visits.ts';

onEachScreen(({ width }) => {
  test('the bikes that were repaired before show with their photos, and one of them ends the visit', async ({
    page,
    outside,
    capture,
  }) => {
    const owner = await closedRepair(outside);
    const serials = [owner.visit.bikeSerial, await secondBike(outside, owner)];
    await signInAs(page, outside, 'REP');
    await lookFor(page, owner.phone);
    for (const serial of serials) {
      const bike = page.getByRole('listitem').filter({ hasText: serial });
      await expectSeen(bike.getByRole('img', { name: 'Photo du vélo Autre' }));
    }
    await capture(`repaired-bikes-${width}`);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Ce vélo est dans la liste' }).click();
    await page.getByRole('listitem').filter({ hasText: owner.visit.bikeSerial }).getByRole('button').click();
    const end = page.getByRole('dialog', { name: 'Aide déjà utilisée' });
    await expect(end).toContainText('Le vélo du client a déjà bénéficié du programme de réparation');
    await capture(`repaired-bike-${width}`);
    await end.getByRole('button', { name: 'Nouvelle recherche' }).click();
    await expect(page.getByLabel('Mobile du client', { exact: true })).toHaveValue('');
  });

  test.describe('in the hands of somebody else', () => {
    test.use({ expectedFailures: { all: [/409/] } });

    test('a bike that was repaired before opens no file', async ({ page, outside, capture }) => {
      const { visit } = await closedRepair(outside);
      const person = { ...stranger(), serial: visit.bikeSerial };
      await signInAs(page, outside, 'REP');
      await lookUp(page, person);
      await describe(page, person);
      await openFile(page);
      await expect(page.getByText('Ce vélo a déjà bénéficié du programme de réparation')).toBeVisible();
      // The form has told it: nothing is left to review among what waits.
      await expect(page.getByText(/le serveur a refusé/)).toBeHidden();
      await capture(`bike-taken-${width}`);
      await expectNoSidewaysScroll(page);
    });
  });
});
