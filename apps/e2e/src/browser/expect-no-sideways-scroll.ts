import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The page is as wide as its screen: what is wider scrolls in a frame of its own. @param where in what a failure says */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect([where, await page.evaluate<number>(beyond)]).toEqual([where, 0]);
}
