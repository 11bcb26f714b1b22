// One run for the whole repository: three projects by the place where the code lives.
// What Node runs is tried as Node runs it: its modules are loaded once a process (docs/adr/0063), by this loader.
import 'tsx';

export const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/apps/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** One suite after the other: the runs of `npm test` are what stands side by side. */
const inNode = {
  runner: '<rootDir>/libs/testing/jest/one-world.mjs',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/libs/testing/jest/seed-properties.mjs'],
};

const pureLibs = '(domain|rules|validation|hex-code|contracts|transparency)';
const nodeLibs = '(campaigns|client|tracing|service-kit|messaging|persistence|object-storage|embedded)';
const browserLibs = '(api-client|shared-screens|ui|router|query)';

export default {
  // The one limit, of tests and hooks alike (lint refuses others): a machine may be busy, and what is slow is no fault.
  // In one world there is none: `npm test` ends a share that says nothing any more.
  testTimeout: 180_000,
  // Something of every suite stays behind in its worker. At four gigabytes collecting garbage takes half of the time.
  workerIdleMemoryLimit: '768MB',
  reporters: ['default', '<rootDir>/libs/testing/jest/end-reporter.mjs'],
  testSequencer: '<rootDir>/libs/testing/jest/balanced-shares.mjs',
  projects: [
    {
      ...shared,
      ...inNode,
      displayName: 'pure',
      testMatch: [
        `<rootDir>/libs/${pureLibs}/src/**/*.test.ts`,
        '<rootDir>/libs/testing/src/builders/**/*.test.ts',
      ].map(toGlob),
    },
    {
      ...shared,
      ...inNode,
      displayName: 'node',
      testMatch: [
        `<rootDir>/libs/${nodeLibs}/src/**/*.test.ts`,
        '<rootDir>/libs/testing/src/node/**/*.test.ts',
        '<rootDir>/services/*/src/**/*.test.ts',
        '<rootDir>/tools/*/src/**/*.test.ts',
      ].map(toGlob),
      globalSetup: '<rootDir>/libs/testing/jest/start-infrastructure.mjs',
      globalTeardown: '<rootDir>/libs/testing/jest/stop-infrastructure.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/libs/testing/jest/browser-environment.mjs',
      runtime: '<rootDir>/libs/testing/jest/browser-runtime.mjs',
      testMatch: [
        `<rootDir>/libs/${browserLibs}/src/**/*.test.{ts,tsx}`,
        '<rootDir>/libs/testing/src/browser/**/*.test.{ts,tsx}',
        '<rootDir>/apps/*/src/**/*.test.{ts,tsx}',
      ].map(toGlob),
      transform: { '\\.(ts|tsx)$': swc, '/node_modules/qr/.*\\.js$': swc },
      // It has no form for CommonJS.
      transformIgnorePatterns: ['/node_modules/(?!qr/)'],
      moduleNameMapper: {
        '^fast-check$': '<rootDir>/libs/testing/jest/seeded-properties.ts',
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.(css|svg|woff2)$': '<rootDir>/libs/testing/jest/empty-file.ts',
        // As the builds of screens do.
        '/intl/(overlays|combobox)/fr-FR\\.c?js$': '<rootDir>/libs/ui/french-strings/$1.cjs',
        // Their form for CommonJS is one that no `exports` names to it.
        '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.js',
        '^pdfjs-dist/legacy/build/pdf\\.mjs$': '<rootDir>/libs/testing/jest/pdf-reader.ts',
      },
      setupFiles: ['<rootDir>/libs/testing/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/libs/testing/jest/browser-matchers.ts'],
    },
  ],
};

/** Jest globs write alternatives as `@(a|b)`. */
function toGlob(pattern) {
  return pattern.replace(/\/\(/g, '/@(');
}
