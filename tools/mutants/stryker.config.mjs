import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOf } from './areas.mjs';

const { name, mutate } = areaOf(process.env.MUTANTS_AREA);

export default {
  mutate: [...mutate, '!**/*.test.ts', '!**/*.fixture.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  // The suite names what it imports at run time only.
  jest: { configFile: 'tools/mutants/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '.*',
    'dist',
    '/apps',
    '/docs',
    '/infra',
    '/services',
    '/libs/*',
    '!/libs/domain',
    '!/libs/hex-code',
    '/tools/*',
    '!/tools/mutants',
  ],
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  // A busy machine must not count as a mutant that never ends.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: join(tmpdir(), `alveole-mutants-${name}.json`) },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // Outside the tree: neither git, lint nor the tests of the repository see the copies.
  tempDirName: join(tmpdir(), 'alveole-mutants'),
  cleanTempDir: 'always',
};
