import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DemoApi } from '@alveole/demo';
import { translator } from '@alveole/trial/translator';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import { allowManySignIns } from './allow-many-sign-ins.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchFailures } from './page-failures.ts';
import { settle } from './settle.ts';
import { emptyTile } from './empty-tile.ts';
import { behindProxy, visitorsOf } from './visitors.ts';

/** Milliseconds for the first start, which creates the demo data. */
const firstStart = 240_000;

/** What a project of the configuration may ask for. */
export interface BrowserOptions {
  /** Whether the browser translates each page, from its first byte on. */
  isTranslated: boolean;
}

interface ForOneTest extends BrowserOptions {
  /** Looks at the screen as it stands: it is accessible; its picture is kept below `test-results` for whoever runs it by hand. @param name as a file name */
  capture: (name: string) => Promise<void>;
  /** Failures that a test brings about; others fail it. An object, since Playwright takes a list here for something else. */
  expectedFailures: { readonly all: readonly RegExp[] };
  /** Whether the browser translates each page, from its first byte on. */
  isTranslated: boolean;
}

/** A product, and the folder in which it keeps its data. */
export interface ServedProduct {
  readonly url: string;
  readonly dataDir: string;
}

interface ForOneWorker {
  /** Environment variables that the product starts with, beside its own. */
  settings: Readonly<Record<string, string>>;
  /** The product that the browser stands before: `PRODUCT_URL`, with its `DATA_DIR`, or one of its own. */
  product: ServedProduct;
  /** What happens outside the browser: the inbox, the demo accounts. */
  outside: DemoApi;
}

/** A browser before a product with fresh demo data. A page with a failure of its own fails its test. */
export const test = base.extend<ForOneTest, ForOneWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const running = process.env.PRODUCT_URL;
      if (running) return use({ url: running, dataDir: process.env.DATA_DIR ?? '.data' });
      const installation = await freshInstallation();
      const product = await startProduct(installation, { ...behindProxy, ...settings });
      await use({ url: product.url, dataDir: installation.dataDir });
      await product.kill();
      await removeInstallation(installation);
    },
    { scope: 'worker', timeout: firstStart },
  ],
  outside: [async ({ product }, use) => use(visitorsOf(product.url)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  expectedFailures: [{ all: [] }, { option: true }],
  isTranslated: [false, { option: true }],
  page: async ({ page, expectedFailures, isTranslated }, use) => {
    if (isTranslated) await page.addInitScript(translator);
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ body: emptyTile, contentType: 'image/png' }),
    );
    await allowManySignIns(page);
    const failures = watchFailures(page);
    awaitPages(page);
    await use(page);
    expect(
      failures.found.filter((failure) => !expectedFailures.all.some((expected) => expected.test(failure))),
    ).toEqual([]);
  },
  capture: async ({ page }, use, { project }) => {
    await use(async (name) => {
      await settle(page);
      // For whoever looks at them; a whole run of the checks has nobody who does.
      if (!process.env.CI) await keepPicture(page, join(project.outputDir, 'screens', project.name), name);
      await expectAccessible(page);
    });
  },
});

export { expect };

/** A page that is opened stands: what was drawn ahead of its scripts, for the eye alone, has gone. */
function awaitPages(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const standing = async () => expect(page.locator('#waiting > *')).toHaveCount(0, { timeout: 20_000 });
  page.goto = async (...asked) => {
    const response = await goto(...asked);
    await standing();
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await standing();
    return response;
  };
}

async function keepPicture(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // A whole picture taken from further down leaves Chromium between two scroll positions: the next press would miss.
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
