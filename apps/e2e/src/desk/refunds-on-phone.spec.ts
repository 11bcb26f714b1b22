import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { inHand } from '../browser/viewports.ts';
import { confirm, openFromMenu, signInAs } from '../walk/acts.ts';

/** Where the parts of a promise and the premium of the first card end, in CSS pixels from the left. */
function endsOfValues(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    const card = document.querySelector('tbody tr');
    const parts = [...card.querySelector('[data-label=Promesse] > *').childNodes, card.querySelector('strong')];
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNode(part);
      return Math.round(range.getBoundingClientRect().right);
    });
  })()`);
}

onScreen(inHand, () => {
  test('files are read as cards whose values end alike', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Remboursements');
    await expect(page.getByRole('grid', { name: 'À rembourser' }).getByText('Échéance proche').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The file that waits longest stands first, with a badge under its day.
    const ends = await endsOfValues(page);
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
    await expect(page.locator('tbody td[data-label]:visible').filter({ hasText: /^$/ })).toHaveCount(0);
    await capture('refunds-phone');
  });

  test('what is ticked far below is drafted where one is', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Remboursements');
    const files = page.getByRole('grid', { name: 'À rembourser' });
    await expect(page.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeVisible();
    const last = files.getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(last.getByRole('checkbox')).toBeChecked();
    await expect(page.getByText('1 dossier sélectionné')).toBeInViewport();
    await capture('refunds-phone-ticked');
    await page.getByRole('button', { name: 'Préparer un lot' }).click();
    await confirm(page, /^Préparer ce lot/, 'Préparer un lot');
    await expect(page.getByRole('dialog', { name: /^Lot du / })).toBeVisible();
  });

  test('the batches are read as cards', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'ADM', 1);
    await page.goto('/admin/backend/remboursements?vue=lots');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture('batches-phone');
  });
});
