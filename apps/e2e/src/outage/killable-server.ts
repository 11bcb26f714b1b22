import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { test as base } from '@playwright/test';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';

/** Milliseconds for the first start, which creates the demo data. */
const firstStart = 240_000;

/** A product of one's own, whose power may go. */
export interface KillableServer {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface ForOneWorker {
  server: KillableServer;
  /** What the service has, asked beside the browser. */
  outside: DemoApi;
}

/** A browser before a product that can be killed and started again on the same data. */
export const test = base.extend<object, ForOneWorker>({
  server: [
    async ({}, use) => {
      const installation = await freshInstallation();
      let product = await startProduct(installation);
      await use({
        url: product.url,
        kill: () => product.kill(),
        start: async () => {
          product = await startProduct(installation);
        },
      });
      await product.kill();
      await removeInstallation(installation);
    },
    { scope: 'worker', timeout: firstStart },
  ],
  outside: [async ({ server }, use) => use(createDemoApi(server.url)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
});
