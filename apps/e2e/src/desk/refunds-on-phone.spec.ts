import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { confirm, openFromMenu, signInAs } from '../journey/acts.ts';
import { expectNoSidewaysScroll, screens } from './screens.ts';

const [, phone] = screens;

/** Where the values of the first card end, in CSS pixels from the left, line by line and rounded. */
function endsOfValues(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    const cells = [...document.querySelector('tbody tr').querySelectorAll('td[data-label]:not([data-title])')];
    return cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const ends = new Map();
      for (const { bottom, right } of range.getClientRects())
        ends.set(Math.round(bottom / 8), Math.max(ends.get(Math.round(bottom / 8)) ?? 0, Math.round(right)));
      return [...ends.values()];
    });
  })()`);
}

test.describe(`at ${phone.width} px`, () => {
  test.use({ viewport: phone.viewport });

  test('files are read as cards, chosen and drafted into a batch', async ({ page, outside, look }) => {
    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Remboursements');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(new Set(await endsOfValues(page)).size).toBe(1);
    await expect(page.locator('tbody td[data-label]:visible').filter({ hasText: /^$/ })).toHaveCount(0);
    await look('f0-refunds-phone');
    await page.getByRole('checkbox', { name: 'Sélectionner', exact: true }).first().click();
    await page.getByRole('button', { name: 'Préparer un lot' }).click();
    await confirm(page, /^Préparer ce lot/, 'Préparer un lot');
    await expect(page.getByRole('button', { name: 'Approuver le lot' })).toBeDisabled();
    await look('f1-batch-phone');
  });

  test('the batches are read as cards', async ({ page, outside, look }) => {
    await signInAs(page, outside, 'ADM', 1);
    await page.goto('/admin/backend/remboursements?vue=lots');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await look('f2-batches-phone');
  });
});
