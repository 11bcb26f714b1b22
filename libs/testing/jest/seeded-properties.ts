// `PROPERTY_SEED` (a whole number) makes every property try the same cases again; without it each run tries new ones.
/* eslint-disable @nx/enforce-module-boundaries -- by its path, since jest gives this file for the name */
import fc from '../../../node_modules/fast-check/lib/cjs/fast-check.js';

if (process.env.PROPERTY_SEED !== undefined) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

export * from '../../../node_modules/fast-check/lib/cjs/fast-check.js';
export default fc;
