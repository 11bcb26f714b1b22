import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { freshPlace, removePlace, startProduct } from '../product/run-product.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchFaults } from './faults.ts';
import { emptyTile } from './empty-tile.ts';

/** Milliseconds for the first start, which creates the demo data. */
const firstStart = 240_000;

interface ForOneTest {
  /** Looks at the screen as it stands: it is accessible; its picture is kept below `test-results`. @param name as a file name */
  look: (name: string) => Promise<void>;
  /** Faults that a test brings about; others fail it. An object, since Playwright takes a list here for something else. */
  expectedFaults: { readonly all: readonly RegExp[] };
}

interface ForOneWorker {
  /** Where the product runs. */
  productUrl: string;
  /** What happens outside the browser: the inbox, the demo accounts. */
  outside: DemoApi;
}

/** A browser before a product with fresh demo data. A page with a fault of its own fails its test. */
export const test = base.extend<ForOneTest, ForOneWorker>({
  productUrl: [
    async ({}, use) => {
      const running = process.env.PRODUCT_URL;
      if (running) return use(running);
      const place = await freshPlace();
      const product = await startProduct(place);
      await use(product.url);
      await product.kill();
      await removePlace(place);
    },
    { scope: 'worker', timeout: firstStart },
  ],
  outside: [async ({ productUrl }, use) => use(createDemoApi(productUrl)), { scope: 'worker' }],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  expectedFaults: [{ all: [] }, { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ body: emptyTile, contentType: 'image/png' }),
    );
    const faults = watchFaults(page);
    await use(page);
    expect(faults.found.filter((fault) => !expectedFaults.all.some((expected) => expected.test(fault)))).toEqual([]);
  },
  look: async ({ page }, use, { project }) => {
    await use(async (name) => {
      await settle(page);
      await keepPicture(page, join(project.outputDir, 'screens', project.name), name);
      await expectAccessible(page);
    });
  },
});

export { expect };

/** Fonts and pictures are there, and nothing says any more that it is loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ })).toHaveCount(0);
  await page.evaluate(
    `Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))]).then(() => undefined)`,
  );
}

async function keepPicture(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
