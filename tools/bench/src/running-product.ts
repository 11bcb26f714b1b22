import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';

export interface RunningProduct {
  readonly url: string;
  /** Ends it, unless it ran before. */
  readonly end: () => Promise<undefined>;
}

/** The product that `PRODUCT_URL` names, or a fresh one with demo data. */
export async function runningProduct(): Promise<RunningProduct> {
  const running = process.env.PRODUCT_URL;
  if (running !== undefined) return { url: running, end: async () => undefined };
  const installation = await freshInstallation();
  const product = await startProduct(installation);
  const end = async (): Promise<undefined> => {
    await product.kill();
    await removeInstallation(installation);
  };
  return { url: product.url, end };
}
