import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Screen } from './screen.ts';

export interface Visit {
  /** Milliseconds. */
  readonly lcp: number;
  readonly shift: number;
  /** Bytes of gzip. */
  readonly scripts: number;
  /** Milliseconds: the slowest of the screen's acts, from the press to its painting. */
  readonly inp?: number;
  /** Milliseconds: largest paint of the next visit, whose files the service worker has. */
  readonly returningLcp?: number;
}

export const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const processorSlowness = 4;
/** When a page has been still for so long, its largest paint has come. Milliseconds. */
export const stillness = 1_500;

/** Opens a screen as a first visitor on a slow phone: nothing is in the browser but, where one is signed in, the session. */
export async function visit(
  browser: Browser,
  address: string,
  { touched, act, acts = [], as }: Screen,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: as === 'ADM' ? { width: 1280, height: 900 } : { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const scripts = weighScripts(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowness });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  if (storageState) {
    // A slow processor reads the shell for longer than a network has to be idle, before it asks for the page's own part.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  if (touched) {
    await Promise.all([page.waitForResponse(/remoteEntry/), page.focus(touched)]);
    await page.waitForLoadState('networkidle');
  }
  if (act) {
    await act(page);
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(stillness);
  const { lcp, shift } = await page.evaluate(() => (globalThis as unknown as Observed).observed);
  const weights = await Promise.all(scripts);
  for (const one of acts) await one(page);
  await page.waitForTimeout(stillness);
  const { inp } = await page.evaluate(() => (globalThis as unknown as Observed).observed);
  await context.close();
  return { lcp, shift, scripts: weights.reduce((sum, bytes) => sum + bytes, 0), ...(acts.length > 0 && { inp }) };
}

function weighScripts(page: Page): Promise<number>[] {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return weights;
}

export interface Observed {
  readonly observed: { readonly lcp: number; readonly shift: number; readonly inp: number };
}

/** Runs in the page, before anything of it. */
export const observe = `
  globalThis.observed = { lcp: 0, shift: 0, inp: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) observed.inp = Math.max(observed.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) observed.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
