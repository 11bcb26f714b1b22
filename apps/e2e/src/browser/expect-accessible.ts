import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** WCAG 2.2, levels A and AA, and what axe counts as good practice. What passes is not told, and so not described. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** react-aria's announcer keeps, for some seconds and out of sight, the name of a choice that may have left the page since. */
const looked = { exclude: ['[data-live-announcer]'] };

/** The bar of acts stays in view and covers what lies under it until one scrolls: no target is smaller for it. */
const underBar = /partially obscured/;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  // Once a document: reading axe itself takes the browser longer than most pages take axe.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const violations = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(looked)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !underBar.test(failureSummary))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
