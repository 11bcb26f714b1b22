import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { serveFront } from './serve-front.ts';

/** One first visit, and what it may cost. */
interface Screen {
  readonly name: string;
  readonly path: string;
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number;
  /** All scripts of the first visit, KiB of gzip. */
  readonly scripts: number;
  /** Something is about to be used: what waits for that comes too. */
  readonly touched?: string;
  /** Why a target is still missed, as measured. */
  readonly reason?: string;
}

const mostShift = 0.05;

/** Cold, on a phone of the middle range and a network of the countryside. */
const screens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/auth/particulier',
    lcp: 2_100,
    scripts: 100,
  },
  // Not a first visit's cost, but that of whoever goes on from there.
  { name: 'landing used', path: '/auth/particulier', lcp: 2_100, scripts: 150, touched: '#price-amount' },
  { name: 'repair finder', path: '/auth/particulier/faire-reparer', lcp: 2_500, scripts: 150 },
  { name: 'lesson finder', path: '/auth/particulier/remettre-en-selle', lcp: 2_500, scripts: 150 },
  { name: 'help', path: '/auth/particulier/aide', lcp: 2_500, scripts: 150 },
  { name: 'questions', path: '/auth/particulier/faq', lcp: 2_500, scripts: 150 },
  { name: 'programme', path: '/auth/programme', lcp: 2_500, scripts: 150 },
  { name: 'sign-in', path: '/auth/login', lcp: 2_000, scripts: 150 },
];

const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const processorSlowness = 4;
/** When a page has been still for so long, its largest paint has come. Milliseconds. */
const stillness = 1_500;

/** Opens each screen as a first visitor on a slow phone and holds it to its budget. Tells whether all hold. */
export async function screenBudgets(args: readonly string[] = []): Promise<boolean> {
  const front = await serveFront();
  const browser = await chromium.launch(launchOptions);
  try {
    console.log('screen            LCP ms    of   CLS  JS KiB    of');
    let isHeld = true;
    for (const screen of screens.filter(({ name }) => args.length === 0 || args.includes(name))) {
      const faults = judge(screen, await visit(browser, front.url, screen));
      isHeld &&= faults.length === 0;
    }
    return isHeld;
  } finally {
    await browser.close();
    await front.close();
  }
}

interface Visit {
  readonly lcp: number;
  readonly shift: number;
  readonly scripts: number;
}

function judge(screen: Screen, { lcp, shift, scripts }: Visit): readonly string[] {
  const kib = scripts / 1024;
  const faults = [
    ...(lcp > screen.lcp ? ['LCP'] : []),
    ...(shift > mostShift ? ['CLS'] : []),
    ...(kib > screen.scripts ? ['scripts'] : []),
  ];
  const columns = [lcp.toFixed(0), screen.lcp, shift.toFixed(2), kib.toFixed(1), screen.scripts];
  const verdict = faults.length === 0 ? 'held' : `broken: ${faults.join(', ')}`;
  console.log(`${screen.name.padEnd(15)}${columns.map((column) => String(column).padStart(8)).join('')}  ${verdict}`);
  if (faults.length > 0 && screen.reason) console.log(`                 ${screen.reason}`);
  return faults;
}

async function visit(browser: Browser, origin: string, { path, touched }: Screen): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const scripts = weighScripts(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowness });
  await page.addInitScript(observe);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
  if (touched) {
    await Promise.all([page.waitForResponse(/remoteEntry/), page.focus(touched)]);
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(stillness);
  const { lcp, shift } = await page.evaluate(() => (globalThis as unknown as Observed).observed);
  const weights = await Promise.all(scripts);
  await context.close();
  return { lcp, shift, scripts: weights.reduce((sum, bytes) => sum + bytes, 0) };
}

function weighScripts(page: Page): Promise<number>[] {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return weights;
}

interface Observed {
  readonly observed: { readonly lcp: number; readonly shift: number };
}

/** Runs in the page, before anything of it. */
const observe = `
  globalThis.observed = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) observed.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
