import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs, tick } from '../walk/acts.ts';
import { csvRows } from '../walk/csv-rows.ts';
import { xlsxRows } from '../walk/xlsx-rows.ts';
import { saveFile } from '../walk/save-file.ts';

/** What the list and its export tell of a file under the same heads. */
const sharedHeads = ['Dossier', 'Établissement', 'État', 'Prime'];

/** `50,00 €` on screen and `50` in a file are one amount; words stay as they are. */
const sortableCell = (cell: string): string | number =>
  /^\d[\d,.]*(\s€)?$/.test(cell) ? Number.parseFloat(cell.replace(',', '.')) : cell;

async function shownRows(page: Page): Promise<readonly (readonly (string | number)[])[]> {
  const rows = await page.locator('tbody tr').all();
  return Promise.all(
    rows.map((row) =>
      Promise.all(
        sharedHeads.map(async (head) =>
          sortableCell((await row.locator(`td[data-label="${head}"]`).innerText()).trim()),
        ),
      ),
    ),
  );
}

/** The forms of the export, each with how its rows are read. */
const forms = {
  CSV: (bytes: Buffer) => csvRows(bytes.toString('utf8')),
  'Excel (XLSX)': xlsxRows,
} as const;

/** Narrows the list by its panel: two statuses, repairs alone, from 60 € on. */
async function narrow(page: Page): Promise<void> {
  await page.goto('/admin/backend/reparations?filtre=tous');
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
  await expectNoSidewaysScroll(page);
  // A wide desk has the whole labels, as the export has them.
  await page.setViewportSize({ width: 1720, height: 900 });
  const shown = await shownRows(page);
  expect(shown.length).toBeGreaterThan(1);
  await expectNoSidewaysScroll(page);

  const dialog = page.getByRole('dialog', { name: 'Exporter la liste' });
  for (const [form, rowsOf] of Object.entries(forms)) {
    await page.getByRole('button', { name: 'Exporter' }).click();
    await tick(dialog, form);
    const { bytes } = await saveFile(page, () =>
      dialog.getByRole('button', { name: 'Télécharger le fichier' }).click(),
    );
    const [heads = [], ...rows] = rowsOf(bytes);
    const exported = rows.map((row) => sharedHeads.map((head) => sortableCell(row[heads.indexOf(head)] ?? '')));
    expect([form, exported]).toEqual([form, shown]);
  }
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
