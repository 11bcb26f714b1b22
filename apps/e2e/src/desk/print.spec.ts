import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

/** What stands on the paper that only a screen can use. */
const usable = (page: Page) =>
  page.locator('button:visible, input:visible, textarea:visible, select:visible, summary:visible, [role=tab]:visible');

/** Fields that nobody filled in, as they are told. */
const empty = (page: Page) => page.locator('dd:visible').filter({ hasText: /non renseigné|^–$/ });

/** What an A4 sheet has between its margins, in CSS pixels. */
const sheet = { width: 673, height: 1000 };

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
}

test('a file is printed with its amounts, without buttons and empty fields', async ({ page, outside }) => {
  await signInAs(page, outside, 'ADM');
  await openFirst(page, '/admin/backend/reparations?filtre=1&nature=reparation');
  await expect(page.getByText(/^Prime éligible\s:/)).toBeHidden();
  const invoice = page
    .getByRole('figure')
    .filter({ hasText: /\d+,\d\d\s€ HT/ })
    .locator('canvas, img');
  await expect(invoice.first()).toBeVisible();
  const hints = page.getByRole('region', { name: 'À regarder de plus près' });
  await expect(hints).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(invoice.first()).toBeVisible();
  // Suspicions name other people, and paper leaves the house.
  await expect(hints).toBeHidden();
  await expect(page.getByText(/^Prime éligible\s: \d+,\d\d\s€$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toContainText(/\d+,\d\d\s€ HT/);
  await expect(page.getByText(/^Aucun courriel ni SMS/).filter({ visible: true })).toHaveCount(0);
  await expect(usable(page)).toHaveCount(0);
  await expect(empty(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // Nothing stands beside it: a wide sheet is filled.
  const { width = 0 } = (await page.getByRole('region', { name: 'Chronologie' }).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1100);
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
