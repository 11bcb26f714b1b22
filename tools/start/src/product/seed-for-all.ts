import { beginWith, freshInstallation, removeInstallation, seededFolder } from './installation.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './run-product.ts';

/**
 * Starts one product for its demo data and stops it: the fresh installations of a whole run then begin with a copy.
 * Creating the data takes most of a first start, and a run has dozens. Whoever names a seeded folder
 * (`SEEDED_DATA_DIR`) has done so already, and keeps it. Answers what removes the data again.
 */
export async function seedForAll(): Promise<() => Promise<void>> {
  if (seededFolder() !== undefined) return async () => undefined;
  const installation = await freshInstallation();
  await seedInstallation(installation);
  beginWith(installation);
  return () => removeInstallation(installation);
}

/** Creates the demo data as a first start does, and stops. Rejects when the product does not come up. */
export async function seedInstallation(installation: Installation): Promise<void> {
  const product = await startProduct(installation);
  await product.stop();
}
