import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what axe counts as good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** react-aria's announcer keeps, for some seconds and out of sight, the name of a choice that may have left the page since. */
const announcer = '[data-live-announcer]';

/** The bar of acts stays in view and covers what lies under it until one scrolls: no target is smaller for it. */
const underBar = /partially obscured/;

/**
 * Nothing on the page, as it stands now, is against the rules. Between two pages a heading may be missing for a moment:
 * what is wrong is so at a second look.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await breachesOf(page);
  if (found.length > 0) {
    await expect(page.locator('h1')).not.toHaveCount(0);
    found = await breachesOf(page);
  }
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** In words, with the element and what mends it. */
async function breachesOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude(announcer).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !underBar.test(failureSummary))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
