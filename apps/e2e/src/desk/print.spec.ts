import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { closedRepair } from '../walk/earlier-visits.ts';
import { readPdf } from '../walk/read-pdf.ts';

/** What stands on the paper that only a screen can use. */
const usable = (page: Page) =>
  page.locator('button:visible, input:visible, textarea:visible, select:visible, summary:visible, [role=tab]:visible');

/** Fields that nobody filled in, as they are told. */
const empty = (page: Page) => page.locator('dd:visible').filter({ hasText: /non renseigné|^–$/ });

/** What an A4 sheet has between its margins, in CSS pixels. */
const sheet = { width: 673, height: 1000 };

const fileNumbers = /(?:REP|VEL)\d{5}_\d{5}/g;

/** What stands on each sheet of paper. */
const sheetsOf = async (page: Page) => (await readPdf(await page.pdf({ preferCSSPageSize: true }))).sheets;

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
}

test('a file is printed with its amounts and hints before its documents, without blank sheets, buttons and empty fields', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  // The oldest, of the demo data: one that another journey made has messages beside its chronology.
  await openFirst(page, '/admin/backend/reparations?filtre=1&nature=reparation&tri=anciens');
  const invoice = page
    .getByRole('figure')
    .filter({ hasText: /\d+,\d\d\s€ HT/ })
    .locator('canvas, img');
  await expect(invoice.first()).toBeVisible();
  const hints = page.getByRole('region', { name: 'À regarder de plus près' });
  await expect(hints).toBeVisible();
  const sheets = await sheetsOf(page);
  // The facts, each once, then invoice and photo on a sheet each: none is blank.
  expect(sheets[0]).toMatch(/Prime éligible \d+,\d\d\s€.*Lu sur la facture.*À regarder de plus près.*Chronologie/);
  expect(sheets[0]).not.toMatch(/HT, prime/);
  expect(sheets.slice(-2).map((words) => words.slice(0, 5))).toEqual(['Factu', 'Photo']);
  for (const words of sheets) expect(words.length).toBeGreaterThan(20);
  expect(sheets.join(' ')).not.toContain('sans le tampon');

  await page.emulateMedia({ media: 'print' });
  await expect(invoice.first()).toBeVisible();
  // Suspicions name other people, and paper leaves the house.
  await expect(hints).toBeHidden();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toContainText(/\d+,\d\d\s€ HT/);
  await expect(page.getByText(/^Aucun courriel ni SMS/).filter({ visible: true })).toHaveCount(0);
  await expect(usable(page)).toHaveCount(0);
  await expect(empty(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // Nothing stands beside it: a wide sheet is filled.
  const widthOf = async () => (await page.getByRole('region', { name: 'Chronologie' }).boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeGreaterThan(1100);
});

test('a file with messages has them beside its chronology on the first sheet, and its documents on the next ones', async ({
  page,
  outside,
}) => {
  const { visit } = await closedRepair(outside);
  await signInAs(page, outside, 'ADM');
  await page.goto(`/admin/backend/facture/${visit.fileNumber}`);
  await expect(page.getByRole('region', { name: /^Courriels et SMS/ }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('figure').locator('canvas, img').first()).toBeVisible();
  const [first, second] = await sheetsOf(page);
  expect(first).toMatch(/Chronologie.*Courriels et SMS de ce dossier/);
  expect(second?.slice(0, 5)).toBe('Factu');
});

test('the payments to prepare are printed row by row under their heads, with their total', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/remboursements');
  const rows = page.getByRole('grid', { name: 'À rembourser' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const numbers = await rows
    .locator('th, td')
    .filter({ hasText: /^(REP|VEL)\d{5}_\d{5}$/ })
    .allInnerTexts();
  const sheets = await sheetsOf(page);
  expect(sheets.flatMap((words) => words.match(fileNumbers) ?? [])).toEqual(expect.arrayContaining(numbers));
  // A row has its number and its amount on one sheet.
  for (const words of sheets)
    expect(words.match(fileNumbers)?.length ?? 0).toBeLessThanOrEqual(words.match(/\d,\d\d\s€/g)?.length ?? 0);
  expect(sheets.join(' ')).toMatch(new RegExp(`Total de ${numbers.length}\\s?dossiers?\\s?: [\\d\\s]+,\\d\\d\\s€`));
});

test('the statistics are printed with several charts to a sheet, and none for the line below them', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/statistiques');
  await expect(page.getByRole('img').first()).toBeVisible();
  await expect(page.getByText(/^Chiffres comp/)).toBeVisible();
  const charts = await page.locator('figure').count();
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeLessThanOrEqual(Math.ceil((charts + 1) / 3) + 1);
  for (const words of sheets) expect(words.length).toBeGreaterThan(100);
});

test('a folder is printed with its facts and its documents, without buttons, empty fields and what is not there', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await openFirst(page, '/admin/backend/entreprises?filtre=0');
  const structure = page.getByRole('region', { name: 'Structure' });
  await expect(structure.locator('canvas, img').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ })).toHaveCount(0);
  const missing = page.getByRole('heading', { name: /^Aucun document déposé/ });
  await expect(missing.first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(structure.locator('canvas, img').first()).toBeVisible();
  await expect(usable(page)).toHaveCount(0);
  await expect(empty(page)).toHaveCount(0);
  await expect(missing.filter({ visible: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
