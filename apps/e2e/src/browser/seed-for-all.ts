import { seedForAll } from '@alveole/start/run-product';

/** Once before all journeys, unless they go to a product that runs already. Answers what Playwright does after them. */
export default async function beforeAll(): Promise<(() => Promise<void>) | undefined> {
  return process.env.PRODUCT_URL ? undefined : seedForAll();
}
