// As `seeded-properties.ts`, for what Node runs: its suites load the form of fast-check for ES modules, another copy.
import fc from 'fast-check';

if (process.env.PROPERTY_SEED !== undefined) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
