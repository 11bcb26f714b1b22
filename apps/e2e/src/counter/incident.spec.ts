import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, signIn, signInAs, tick } from '../walk/acts.ts';
import { accreditedShop } from '../walk/shops.ts';
import { openedFile } from '../walk/earlier-visits.ts';

const incidentNotice = (page: Page) => page.getByText('Problème de connexion des 26 et 27 mai 2020', { exact: true });
const fileOf = (id = '') => `/admin/reparation/livraison/${id}`;

/** Opens a page once it knows whether the shop is listed. */
async function openKnowing(page: Page, open: () => Promise<unknown>): Promise<void> {
  const known = page.waitForResponse(/\/v1\/repairs\/incident$/);
  await open();
  await known;
}

onEachScreen(({ width }) => {
  test('a listed shop certifies a file of the incident, its home asks no more, and the desk finds the file by its mark', async ({
    page,
    outside,
    capture,
  }) => {
    const { visit } = await openedFile(outside);
    await signInAs(page, outside, 'REP');
    await page.goto(fileOf(visit.repairId));
    await incidentNotice(page).click();
    await tick(page, /^Ce dossier n’a pas pu être transmis/);
    const question = page.getByRole('alertdialog', { name: /^Certifier sur l’honneur/ });
    await expect(question).toContainText(
      'Je certifie sur l’honneur que ce dossier n’a pas pu être transmis à cause du problème de connexion des 26 et 27 mai 2020.',
    );
    await capture(`incident-question-${width}`);
    await confirm(page, /^Certifier sur l’honneur/, 'Je certifie sur l’honneur');
    await expect(page.getByText('Vous avez certifié que ce dossier n’avait pas pu être transmis.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await capture(`incident-certified-${width}`);
    await expectNoSidewaysScroll(page);

    await openKnowing(page, () => page.goto('/admin/accueil'));
    await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
    await expect(incidentNotice(page)).toHaveCount(0);
    await capture(`incident-home-${width}`);

    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/reparations?filtre=incident');
    await page.getByRole('link', { name: visit.fileNumber }).click();
    await expect(page.getByText('Dossier déclaré non transmis lors d’un incident')).toBeVisible();
    await expect(page.getByText('Repère 20200526.')).toBeVisible();
  });

  test('a shop that is not listed hears nothing of the incident', async ({ page, outside }) => {
    const shop = await accreditedShop(outside);
    const { visit } = await openedFile(outside, shop);
    await openKnowing(page, () => signIn(page, shop));
    await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
    await expect(incidentNotice(page)).toHaveCount(0);
    await openKnowing(page, () => page.goto(fileOf(visit.repairId)));
    await expect(page.getByRole('list', { name: 'Chronologie' })).toBeVisible();
    await expect(incidentNotice(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
