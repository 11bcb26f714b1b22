import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';

/** Where the desk is worked at: an office, and a phone in a hand. Each journey goes over both. */
export const screens = [
  { width: 1280, viewport: { width: 1280, height: 900 } },
  { width: 390, viewport: { width: 390, height: 844 } },
] as const;

/** The page is as wide as its screen: what is wider scrolls in a frame of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
}
