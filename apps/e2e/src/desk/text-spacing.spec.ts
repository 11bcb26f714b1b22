import { expectWholeWithSpacing } from '../browser/expect-whole-with-spacing.ts';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

/** The policy of the page has no place for the style of a reader. */
test.use({ bypassCSP: true });

const screens = ['dashboard', 'backend/reparations?filtre=tous', 'backend/remboursements', 'backend/statistiques'];

for (const viewport of [inHand, onTheDesk])
  test(`amounts stay whole and choices are read to their end with wider spacing at ${viewport.width} px`, async ({
    page,
    outside,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await page.goto(`/admin/${screen}`);
      await expectWholeWithSpacing(page, screen);
    }
    await page.goto('/admin/backend/reparations?filtre=1&nature=reparation');
    await page.locator('tbody tr a').first().click();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
    await expectWholeWithSpacing(page, 'file');
  });
