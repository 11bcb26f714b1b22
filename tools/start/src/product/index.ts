export { emptyInstallation, freshInstallation, removeInstallation } from './installation.ts';
export type { Installation } from './installation.ts';
export { startProduct } from './run-product.ts';
export type { Product } from './run-product.ts';
export { seedForAll } from './seed-for-all.ts';
