import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a fault costs most: money, transitions of status, and the codec of the hexagonal code. */
const mutate = [
  'libs/domain/src/premium/**/*.ts',
  'libs/domain/src/refund/ledger/**/*.ts',
  'libs/domain/src/refund/{refund-transitions,decide-refund}.ts',
  'libs/domain/src/repair/transitions/**/*.ts',
  'libs/domain/src/repair/{apply-step,missing-steps,decide-repair,conditions}.ts',
  'libs/domain/src/establishment/{transitions,decide-establishment,establishment-conditions}.ts',
  'libs/hex-code/src/{codec,reading}/**/*.ts',
  '!**/*.test.ts',
  '!**/*.fixture.ts',
];

export default {
  mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/mutants/jest.config.mjs' },
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
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // Outside the tree: neither git, lint nor the tests of the repository see the copies.
  tempDirName: join(tmpdir(), 'alveole-mutants'),
  cleanTempDir: 'always',
};
