import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../journey/acts.ts';

/** What stands on the paper that only a screen can use. */
const usable = (page: Page) =>
  page.locator('button:visible, input:visible, textarea:visible, select:visible, [role=tab]:visible');

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
}

test('a file and a folder are printed with their amounts, without buttons and empty fields', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await openFirst(page, '/admin/backend/reparations?filtre=1');
  await expect(page.getByText(/^Prime éligible\s:/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Prime éligible\s: \d+,\d\d\s€$/)).toBeVisible();
  await expect(usable(page)).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await openFirst(page, '/admin/backend/entreprises');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Structure' })).toBeVisible();
  await expect(usable(page)).toHaveCount(0);
});
