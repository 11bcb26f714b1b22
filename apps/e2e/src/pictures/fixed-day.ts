import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { emptyInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import { test as base } from '../browser/test.ts';

/** The moment at which every compared screen is looked at: a Thursday morning in Paris, no holiday, no change of the hour near. */
const moment = new Date('2026-03-12T09:00:00Z');
/** Milliseconds for a start that creates the demo data. */
const firstStart = 240_000;

const shiftedClock = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;

/** A browser before a product whose demo data, server and pages stand on the same day, whatever day it is. */
export const test = base.extend<object, object>({
  product: [
    async ({ settings }, use) => {
      const installation = await emptyInstallation();
      const product = await startProduct(installation, {
        ...settings,
        NODE_OPTIONS: `--import=${shiftedClock}`,
        CLOCK_SHIFT_MS: String(moment.getTime() - Date.now()),
      });
      await use({ url: product.url, dataDir: installation.dataDir });
      await product.kill();
      await removeInstallation(installation);
    },
    { scope: 'worker', timeout: firstStart },
  ],
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(new Date(moment.getTime() + 60_000));
    await use(page);
  },
});
