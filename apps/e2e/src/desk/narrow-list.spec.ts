import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../journey/acts.ts';

const numbersShown = (page: Page): Promise<string[]> => page.locator('tbody tr a').allTextContents();

/** Narrows the list by its panel: two statuses, repairs alone, from 60 € on. */
async function narrow(page: Page): Promise<void> {
  await page.goto('/admin/backend/reparations');
  await page.getByRole('button', { name: 'Filtres' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrer les dossiers' });
  for (const label of [/^À valider – /, /^Compléments nécessaires – /, /^Réparation$/])
    await panel.getByText(label).click();
  await panel.getByRole('group', { name: 'Montant de la facture' }).getByLabel('À partir de').fill('60');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Afficher les dossiers' }).click();
  await expect(page.getByRole('button', { name: 'Filtres (4)' })).toBeVisible();
}

test('the list of files is narrowed by several filters, turned round and taken along as it stands', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await narrow(page);
  await page.getByRole('columnheader', { name: /Déposé/ }).click();
  await expect(page).toHaveURL(/tri=anciens/);
  await page.reload();
  await expect(page.getByText(/^(\d+)\sdossiers affichés sur \1$/)).toBeVisible();
  const shown = await numbersShown(page);
  expect(shown.length).toBeGreaterThan(1);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByText('CSV', { exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le fichier' }).click(),
  ]);
  const rows = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(';')[0])).toEqual(shown);
});

test('the filters in force are tags that fit a phone and can be taken away', async ({ page, outside }) => {
  await signInAs(page, outside, 'ADM');
  await page.setViewportSize({ width: 390, height: 844 });
  await narrow(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.locator('tbody td[data-label]:visible').filter({ hasText: /^$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirer le filtre Réparation' }).click();
  await expect(page.getByRole('button', { name: 'Filtres (3)' })).toBeVisible();
  await expect(page).not.toHaveURL(/nature=/);
});
