import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expectWholeWithSpacing } from '../browser/expect-whole-with-spacing.ts';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

/** The policy of the page has no place for the style of a reader. */
test.use({ bypassCSP: true });

const screens = [
  'dashboard',
  'backend/reparations?filtre=tous',
  'backend/reparations?filtre=1',
  'backend/entreprises?filtre=tous',
  'backend/etablissements',
  'backend/remboursements',
  'backend/statistiques',
  'backend/courriels',
];

for (const viewport of [inHand, onTheDesk])
  test(`amounts, dates and addresses of the desk stay whole, and its pages within ${viewport.width} px, with wider spacing`, async ({
    page,
    outside,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await page.goto(`/admin/${screen}`);
      await expectWholeWithSpacing(page, screen);
      await expectNoSidewaysScroll(page, screen);
    }
    await page.goto('/admin/backend/reparations?filtre=1&nature=reparation');
    await page.locator('tbody tr a').first().click();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
    await expectWholeWithSpacing(page, 'file');
    await page.getByRole('main').locator('a[href*="/backend/beneficiaire/"]').first().click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectWholeWithSpacing(page, 'beneficiary');
    await page.goto('/admin/backend/entreprises?filtre=tous');
    await page.locator('tbody tr a').first().click();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
    await expectWholeWithSpacing(page, 'establishment');
  });
