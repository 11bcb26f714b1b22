import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a reader may set by WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** What is read as one: an amount, a date in figures or in words, an hour, a telephone number, a part of an address between its joints. */
const wholes = String.raw`\d[\d\u202f\u00a0]*,\d\d\s€|\d\d[-/]\d\d[-/]\d{4}|\d{1,2}(?:er)?\s\p{L}{3,9}\s20\d\d|\d\d:\d\d|0\d(?:[\s.]\d\d){4}|\S+@\S+`;
/** Wholes that stand on two lines, and words that lose their end. */
const broken = `(() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const brokenWholes = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement.checkVisibility()) continue;
    for (const { index, 0: whole } of text.data.matchAll(new RegExp(${JSON.stringify(wholes)}, 'gu'))) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + whole.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1) brokenWholes.push(whole);
    }
  }
  const cut = [...document.querySelectorAll('main *')].filter(
    (part) => part.checkVisibility() && getComputedStyle(part).textOverflow === 'ellipsis' && !part.matches('input') && part.scrollWidth > part.clientWidth + 1,
  );
  return [...brokenWholes, ...cut.map(({ textContent }) => textContent)];
})()`;

/**
 * With the spacing of a reader, amounts, dates, numbers and addresses stay on one line and choices keep their end. The test bypasses the policy of pages.
 * @param where in what a failure says
 */
export async function expectWholeWithSpacing(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ })).toHaveCount(0);
  await page.addStyleTag({ content: spacing });
  expect([where, await page.evaluate<readonly string[]>(broken)]).toEqual([where, []]);
}
