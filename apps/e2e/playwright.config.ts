import { defineConfig } from '@playwright/test';

/** Debian's Chromium, or its form without windows; the flags keep it off the network and let it run as root in a container. */
const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const shared = {
  browserName: 'chromium' as const,
  launchOptions: chromium,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  // A worker would answer for the remotes that a trial breaks; the trials of outages have theirs.
  serviceWorkers: 'block' as const,
};

export default defineConfig({
  testDir: './src',
  globalSetup: './src/browser/seed-for-all.ts',
  outputDir: '../../test-results',
  // Each worker has its own product and data, in which the journeys of a file follow each other.
  workers: 2,
  // Of a journey on a machine that does other things too; trials that restart the product have longer.
  timeout: 240_000,
  // A product that is down fails every journey: the first ones tell as much as all of them.
  maxFailures: process.env.CI ? 6 : 0,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A shared machine may stall for a moment; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  use: {
    // Tracing takes as much of the machine as the journey itself: a run of all of them traces what fails, when it is tried again.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'durability', testMatch: 'durability/*.spec.ts', timeout: 600_000, use: shared },
    { name: 'desktop', testMatch: 'journey/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    // A phone has no keyboard to sign in with.
    {
      name: 'phone',
      testMatch: 'journey/main-job.spec.ts',
      use: { ...shared, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'messages', testMatch: 'messages/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    { name: 'desk', testMatch: 'desk/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    {
      name: 'outage',
      testMatch: 'outage/*.spec.ts',
      timeout: 600_000,
      use: { ...shared, serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } },
    },
    // Each journey sets its own two widths, here, in the outages and before the camera.
    { name: 'counter', testMatch: 'counter/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    { name: 'scanner', testMatch: 'scanner/*.spec.ts', use: { ...shared, viewport: { width: 390, height: 844 } } },
    { name: 'remotes', testMatch: 'remotes/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    // Builds every screen first, from under the pages of whoever else is served them: the last one.
    { name: 'develop', testMatch: 'develop/*.spec.ts', timeout: 600_000, dependencies: ['remotes'], use: shared },
  ],
});
