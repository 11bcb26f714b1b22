import type { Page } from '@playwright/test';
import { drawnOf } from '../browser/drawn-of.ts';
import { expect } from '../browser/test.ts';

/** In a hand. */
export const phone = { width: 390, viewport: { width: 390, height: 844 } } as const;

/** Where the desk is worked at: an office, and a phone. A journey goes over both, in a whole run over one. */
export const screens = drawnOf([{ width: 1280, viewport: { width: 1280, height: 900 } }, phone]);

/** The page is as wide as its screen: what is wider scrolls in a frame of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
}
