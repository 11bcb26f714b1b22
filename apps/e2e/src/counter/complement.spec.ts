import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, signInAs } from '../walk/acts.ts';
import { expectSeen } from '../walk/counter-acts.ts';
import { choosePhotos, photos } from '../walk/complement-photos.ts';
import { askComplements, closedRepair } from '../walk/earlier-visits.ts';

const reasons = ['La photo du vélo est floue', 'Le numéro de série ne se lit pas'];

/** Keeps requests waiting, so that what shows meanwhile can be read; answers what lets them go. */
async function holdRequests(page: Page, address: RegExp, method: string): Promise<() => void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return () => letGo();
}

onEachScreen(({ width }) => {
  test('a request for complements is answered with three files at once, and the desk has them', async ({
    page,
    outside,
    capture,
  }) => {
    const customer = await closedRepair(outside);
    await askComplements(outside, customer, reasons.join('\n'));
    const { repairId = '', fileNumber = '' } = customer.visit;
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/reparation/dossiers/${repairId}`);
    for (const reason of reasons) await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
    await capture(`complement-asked-${width}`);

    const letUploadsGo = await holdRequests(page, /\.(jpg|png)\?/, 'PUT');
    const rows = await choosePhotos(page);
    await expect(rows).toHaveCount(3);
    await expect(rows.getByRole('progressbar')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Envoyer la réponse' })).toBeDisabled();
    await capture(`complement-uploads-${width}`);
    letUploadsGo();
    for (const { name } of photos) {
      const row = rows.filter({ hasText: name });
      await expect(row).toContainText('Prêt à joindre');
      await expect(row.locator('canvas')).toBeVisible();
    }
    await capture(`complement-uploaded-${width}`);
    await expectNoSidewaysScroll(page);

    const letAnswerGo = await holdRequests(page, /\/enrolment\/repair$/, 'PUT');
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(page.getByText('3 photos seront envoyées. Le dossier repart à l’examen.')).toBeVisible();
    await confirm(page, /^Envoyer cette réponse/, 'Envoyer');
    await expect(page.getByText(/^0 sur 3\séléments$/)).toBeVisible();
    await capture(`complement-sending-${width}`);
    letAnswerGo();
    await expect(page.getByText('Votre demande a bien été prise en compte')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voir : Photo du vélo' })).toHaveCount(4);
    await capture(`complement-answered-${width}`);

    await signInAs(page, outside, 'ADM');
    await page.goto(`/admin/backend/facture/${fileNumber}`);
    await expect(page.getByText(/^Répondu le .*\s: 3\sphotos\.$/)).toBeVisible();
    const choice = page.getByRole('radiogroup', { name: 'Photos données ensemble' });
    await expect(choice.getByRole('radio')).toHaveCount(3);
    await choice.getByRole('radio', { name: 'Photo 3 sur 3' }).click();
    await expectSeen(page.getByRole('img', { name: 'Photo 3 sur 3' }));
    await expect(
      page
        .getByRole('region', { name: 'Pièces remplacées' })
        .getByRole('listitem')
        .filter({ hasText: 'Photo du vélo' }),
    ).toHaveCount(1);
    await capture(`complement-desk-${width}`);
  });
});
