import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './src/browser/test.ts';
import { inHand, onTheDesk } from './src/browser/viewports.ts';

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
    // There is a camera, and whoever is asked refuses it: otherwise nothing is there that could be refused.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
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

export default defineConfig<BrowserOptions>({
  testDir: './src',
  globalSetup: './src/browser/seed-for-all.ts',
  outputDir: '../../test-results',
  // Each worker has its own product and data, in which the journeys of a file follow each other.
  workers: 2,
  // Of a journey on a machine that does other things too; trials that restart the product have longer.
  timeout: 240_000,
  // A product that is down fails every journey: the first ones tell as much as all of them.
  maxFailures: process.env.CI ? 6 : 0,
  snapshotPathTemplate: '{testDir}/pictures/expected/{arg}{ext}',
  expect: {
    timeout: 60_000,
    // Edges of letters differ between builds of a browser; what moves, or changes its words or colour, is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.3 },
  },
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
  // Each starts a product for each worker, which is most of what it costs; the longest go first, so that both workers end together.
  projects: [
    // In one product with the others its many refusals would use up what they may ask for in a minute.
    { name: 'messages', testMatch: 'messages/*.spec.ts', use: { ...shared, viewport: onTheDesk } },
    { name: 'durability', testMatch: 'durability/*.spec.ts', timeout: 600_000, use: shared },
    {
      name: 'outage',
      testMatch: 'outage/*.spec.ts',
      timeout: 600_000,
      use: { ...shared, serviceWorkers: 'allow', viewport: onTheDesk },
    },
    { name: 'develop', testMatch: 'develop/*.spec.ts', timeout: 600_000, use: shared },
    // A phone has no keyboard to sign in with. Its browser translates, for whoever reads no French.
    {
      name: 'phone',
      testMatch: 'journey/main-job.spec.ts',
      use: { ...shared, viewport: inHand, hasTouch: true, isMobile: true, isTranslated: true },
    },
    // Compared pixel by pixel: a product of its own, whose demo data stand on a fixed day.
    { name: 'pictures', testMatch: 'pictures/*.spec.ts', timeout: 600_000, use: shared },
    // One for all that can be walked in the same product; a journey may set widths of its own.
    {
      name: 'desktop',
      testMatch: ['counter', 'desk', 'journey', 'remotes', 'scanner'].map((folder) => `${folder}/*.spec.ts`),
      use: { ...shared, viewport: onTheDesk },
    },
  ],
});
