import { readFile } from 'node:fs/promises';
import { recordInvoice } from '@alveole/demo';
import { calendarDay } from '@alveole/domain';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, signInAs } from '../walk/acts.ts';
import { fileOfYesterday, invoicedFile } from '../walk/files-of-versions.ts';

// A product of its own: what is published here rules every file.
test.use({ settings: { PROGRAMME_NAME: 'Essai d’une version' } });

const raised = (text: string) => text.replaceAll(/(?<![\d,.])50 €/g, '60 €');
const files: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/Identité, calendrier/, (text) => text.replace('version: 1', 'version: 2')],
  [/Règles et montants/, raised],
  [/Exemples/, raised],
];

/** Changes each file of the form. */
async function changeFiles(page: Page): Promise<void> {
  for (const [label, change] of files) {
    const area = page.getByLabel(label);
    await area.fill(change(await area.inputValue()));
  }
}

/** Tries the proposed version on the files of the past, keeps the sheet, and comes back to it. */
async function simulate(page: Page): Promise<void> {
  const version = page.url();
  await page.getByRole('link', { name: 'Simuler' }).click();
  await page.getByRole('button', { name: 'Simuler' }).click();
  await expect(page.getByText('Terminée')).toBeVisible();
  await expect(page.getByText(/dossiers sur .* changeraient, pour \+/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^simulation-.*\.csv$/);
  expect((await readFile(await sheet.path(), 'utf8')).split('\n').length).toBeGreaterThan(2);
  await page.goto(version);
}

/** The desk reads what the file is paid, why, and by which version of the rules. */
async function expectReckonedBy(desk: Page, fileNumber: string | undefined, premium: RegExp, version: number) {
  await desk.goto(`/admin/backend/facture/${fileNumber}`);
  await desk.getByText(premium).click();
  const applied = desk.getByText('Règles appliquées').locator('..');
  await expect(applied).toContainText(`version ${version}`);
}

test('a cap that one administrator proposes and tries on the files of the past, and a colleague publishes, is told by the landing within a minute, without a restart, and pays each open file by the version of its repair’s day', async ({
  page,
  browser,
  outside,
  capture,
}) => {
  test.slow();
  const [invoiced, broughtBefore] = [await invoicedFile(outside), await fileOfYesterday(outside)];
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/settings/campagne');
  await page.getByRole('link', { name: 'Proposer une version' }).click();
  await page.getByLabel(/Règles et montants/).fill('réparation . prime: prix du vélo');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText(/fautes à corriger/)).toBeVisible();
  await page.reload();
  await changeFiles(page);
  const [year, month, day] = calendarDay(new Date()).split('-');
  await page.getByLabel(/à partir du/).fill(`${day}/${month}/${year}`);
  await page.getByLabel(/Pourquoi cette version/).fill('Le plafond passe à 60 €');
  await page.getByRole('button', { name: 'Proposer la version' }).click();
  await expect(page.getByText(/Vous avez proposé cette version/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await capture('campaign-proposed');
  await simulate(page);

  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, outside, 'ADM', 1);
  await colleague.goto(page.url());
  await expect(colleague.locator('ins', { hasText: 'valeur: 60 €' })).toBeVisible();
  await colleague.getByRole('button', { name: 'Publier' }).click();
  await confirm(colleague, /Publier la version 2/, 'Publier');
  await expect(colleague.getByText('En vigueur')).toBeVisible();

  await expect(async () => {
    await page.goto('/auth/particulier');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('60 €', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.getByLabel(/Montant de la réparation/).fill('80');
  await expect(page.getByText('−60,00 €')).toBeVisible();
  await page.getByText(/^Pourquoi 60,00\s€/).click();
  await expect(page.getByText('Plafond de l’aide à la réparation').locator('..')).toContainText(/60,00\s€/);

  await recordInvoice.run({ api: outside, state: broughtBefore });
  const broughtAfter = await invoicedFile(outside);
  await expectReckonedBy(colleague, invoiced.fileNumber, /^Pourquoi 50,00\s€/, 1);
  await expectReckonedBy(colleague, broughtBefore.fileNumber, /^Pourquoi 50,00\s€/, 1);
  await expectReckonedBy(colleague, broughtAfter.fileNumber, /^Pourquoi 60,00\s€/, 2);
  await expectNoSidewaysScroll(colleague);
  await capture('paid-by-version');
});
