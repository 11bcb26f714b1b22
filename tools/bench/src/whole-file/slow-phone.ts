import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import type { Page } from './hand.ts';

/** 1.6 Mbit/s either way, in bytes a second, and the milliseconds of a way there and back. */
const bytesPerSecond = 1_600_000 / 8;
const latency = 150;
/** A phone of the workshop beside the machine of whoever measures. */
const cpuTimes = 4;

/** Opens a slow phone with a slow network in its browser; the worker that keeps files at hand does not help. */
export async function openSlowPhone(baseURL: string) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return {
    page,
    /** From now on; what was loaded before is in the browser's cache, as for whoever works there every day. */
    slowDown: () => slowDown(page),
    close: () => browser.close(),
  };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes });
}
