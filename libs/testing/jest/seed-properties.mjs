// `PROPERTY_SEED` (a whole number) makes every property try the same cases again; without it each run tries new ones.
import fc from 'fast-check';

if (process.env.PROPERTY_SEED !== undefined) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
