import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Page, fonts and pictures are there, and nothing says any more that it is loading. */
export async function settle(page: Page): Promise<void> {
  // Between two pages there is neither: what says that it is loading comes only when it takes a while.
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ })).toHaveCount(0);
  await page.evaluate(
    `Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))]).then(() => undefined)`,
  );
}
