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

/**
 * Contrast takes most of a look, and a table shows the same text in the same colours in each of its lines: of elements
 * whose styles and those of all around them are equal, the first ones are looked at. More than one, since what covers
 * an element leaves its contrast open.
 */
const mostAlike = 3;
const alike = 'data-contrast-alike';
const contrastOfTheOthers = `axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${alike}])' }] })`;

/** Marks what stands in the same colours as elements before it; the marks go with the look. */
const markAlike = `(() => {
  const styles = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight', 'textShadow',
    'position', 'overflow', 'clipPath', 'filter', 'mixBlendMode'];
  const numbers = new Map();
  const chains = new Map();
  const counts = new Map();
  const chainOf = (element) => {
    if (element === null) return 0;
    if (!chains.has(element)) {
      const shown = getComputedStyle(element);
      const own = [element.matches(':disabled, [aria-disabled=true]'), ...styles.map((name) => shown[name])];
      const chain = chainOf(element.parentElement) + ' ' + own.join(';');
      if (!numbers.has(chain)) numbers.set(chain, numbers.size + 1);
      chains.set(element, numbers.get(chain));
    }
    return chains.get(element);
  };
  const hasText = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const chain = chainOf(element);
    counts.set(chain, (counts.get(chain) ?? 0) + 1);
    if (counts.get(chain) > ${mostAlike}) element.setAttribute('${alike}', '');
  }
})()`;
const forgetAlike = `document.querySelectorAll('[${alike}]').forEach((element) => element.removeAttribute('${alike}'))`;

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

/** What is against the rules: in words, with the element and what mends it. */
export async function breachesOf(page: Page): Promise<readonly string[]> {
  // Once a document: reading axe itself takes the browser longer than most pages take axe.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe};${contrastOfTheOthers}`);
  await page.evaluate(markAlike);
  const violations = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(looked)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  await page.evaluate(forgetAlike);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !underBar.test(failureSummary))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
