import { beginWith, freshInstallation, removeInstallation } from './installation.ts';
import { startProduct } from './run-product.ts';

/**
 * Starts one product for its demo data and stops it: the fresh installations of a whole run then begin with a copy.
 * Creating the data takes most of a first start, and a run has dozens. Answers what removes the data again.
 */
export async function seedForAll(): Promise<() => Promise<void>> {
  const installation = await freshInstallation();
  const product = await startProduct(installation);
  await product.stop();
  beginWith(installation);
  return () => removeInstallation(installation);
}
