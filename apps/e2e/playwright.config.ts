import { defineConfig } from '@playwright/test';

/** Debian's Chromium; the flags keep it off the network and let it run as root in a container. */
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
};

export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results',
  // One product, one set of data: the journeys follow each other.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A shared machine may stall for a moment; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'durability', testMatch: 'durability/*.spec.ts', use: shared },
    { name: 'desktop', testMatch: 'journey/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
    // A phone has no keyboard to sign in with.
    {
      name: 'phone',
      testMatch: 'journey/main-job.spec.ts',
      use: { ...shared, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'develop', testMatch: 'develop/*.spec.ts', use: shared },
    { name: 'remotes', testMatch: 'remotes/*.spec.ts', use: { ...shared, viewport: { width: 1280, height: 900 } } },
  ],
});
