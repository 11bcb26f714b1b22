import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

/** What a reader may set by WCAG 1.4.12; the policy of the page has no place for the style of a reader. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
test.use({ bypassCSP: true });

/** Amounts that stand on two lines, and words that lose their end. */
const broken = `(() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement.checkVisibility()) continue;
    for (const { index, 0: amount } of text.data.matchAll(/\\d[\\d\\u202f\\u00a0]*,\\d\\d\\s€/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + amount.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1) found.push(amount);
    }
  }
  const cut = [...document.querySelectorAll('main *')].filter(
    (part) => part.checkVisibility() && getComputedStyle(part).textOverflow === 'ellipsis' && !part.matches('input') && part.scrollWidth > part.clientWidth + 1,
  );
  return [...found, ...cut.map(({ textContent }) => textContent)];
})()`;

const screens = ['dashboard', 'backend/reparations?filtre=tous', 'backend/remboursements', 'backend/statistiques'];

async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ })).toHaveCount(0);
  await page.addStyleTag({ content: spacing });
  expect([where, await page.evaluate<readonly string[]>(broken)]).toEqual([where, []]);
}

for (const viewport of [inHand, onTheDesk])
  test(`amounts stay whole and choices are read to their end with wider spacing at ${viewport.width} px`, async ({
    page,
    outside,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await page.goto(`/admin/${screen}`);
      await expectWhole(page, screen);
    }
    await page.goto('/admin/backend/reparations?filtre=1&nature=reparation');
    await page.locator('tbody tr a').first().click();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
    await expectWhole(page, 'file');
  });
