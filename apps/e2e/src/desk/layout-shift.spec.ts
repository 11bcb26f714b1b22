import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';
import { completedFile } from '../walk/funded-campaign.ts';

/** Collects what moves without a press. */
const watchShifts = `{
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)) });
  }).observe({ type: 'layout-shift', buffered: true });
}`;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Takes from the browser what it keeps of earlier visits, but for the account. */
const forget = `(async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
})()`;

/** Bytes a second, milliseconds. */
const phoneNetwork = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 100_000 };

/** Opens a page as somebody who comes for the first time, on a processor so many times as slow; answers what shifted. */
async function firstVisit(page: Page, path: string, slowness: number, isDrawn: () => Promise<void>) {
  await page.evaluate(forget);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  // What stands there before the answers is painted, as on a phone.
  await devtools.send('Network.emulateNetworkConditions', phoneNetwork);
  await page.addInitScript(watchShifts);
  await page.goto(path);
  await isDrawn();
  const shifts = await page.evaluate<readonly Shift[]>('shifts');
  return { sum: shifts.reduce((total, { value }) => total + value, 0), shifted: JSON.stringify(shifts) };
}

for (const viewport of [inHand, onTheDesk])
  for (const slowness of [1, 4])
    test(`the list of the desk shifts by 0.02 at most in a first visit at ${viewport.width} px, on a processor ${slowness} times as slow`, async ({
      page,
      outside,
    }) => {
      await signInAs(page, outside, 'ADM');
      await page.setViewportSize(viewport);
      const { sum, shifted } = await firstVisit(page, '/admin/backend/reparations', slowness, async () => {
        await expect(page.getByText(/dossiers? affichés? sur/).last()).toBeVisible();
        await expect(page.getByRole('radio', { name: /^Mes dossiers\s*\d/ })).toBeAttached();
      });
      expect(sum, shifted).toBeLessThanOrEqual(0.02);
    });

test('the form of an invoice that has an amount shifts by 0.02 at most while the rules of the campaign load', async ({
  page,
  outside,
}) => {
  const { repairId } = await completedFile(outside);
  await signInAs(page, outside, 'REP');
  await page.setViewportSize(inHand);
  const { sum, shifted } = await firstVisit(page, `/admin/seances/liste/${repairId}?ajouter`, 4, () =>
    expect(page.getByText('À payer par le client').first()).toBeVisible(),
  );
  expect(sum, shifted).toBeLessThanOrEqual(0.02);
});
