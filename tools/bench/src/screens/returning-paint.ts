import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { network, observe, processorSlowness, stillness } from './visit.ts';
import type { Observed } from './visit.ts';

/**
 * Milliseconds to the largest paint of a screen for somebody who was there before: the service worker has the files, the
 * device the last answers. Page and worker share the slow network.
 */
export async function returningPaint(
  browser: Browser,
  address: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  });
  try {
    const before = await context.newPage();
    await before.goto(address, { waitUntil: 'networkidle' });
    await filesKept(before);
    await before.close();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown((method, params) => session.send(method as 'Network.enable', params as never));
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowness });
    await slowWorkers(await browser.newBrowserCDPSession(), new URL(address).origin);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(stillness);
    return await page.evaluate(() => (globalThis as unknown as Observed).observed.lcp);
  } finally {
    await context.close();
  }
}

/** Until the worker has taken over and its store of files grows no more. */
async function filesKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  let count = 0;
  for (let next = -1; next !== count || count === 0;) {
    count = next;
    await page.waitForTimeout(stillness);
    next = await page.evaluate<number>(
      "caches.open('counter-files').then((store) => store.keys()).then(({ length }) => length)",
    );
  }
}

type Send = (method: string, params?: object) => Promise<unknown>;

async function slowDown(send: Send): Promise<void> {
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', network);
}

/** A page's own slowness does not count for its worker. */
async function slowWorkers(devtools: CDPSession, origin: string): Promise<void> {
  const { targetInfos } = await devtools.send('Target.getTargets');
  for (const { targetId, type, url } of targetInfos) {
    if (type !== 'service_worker' || !url.startsWith(origin)) continue;
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    let id = 0;
    await slowDown((method, params = {}) =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: (id += 1), method, params }),
      }),
    );
  }
}
