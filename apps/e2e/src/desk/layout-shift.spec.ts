import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

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

for (const viewport of [inHand, onTheDesk])
  for (const slowness of [1, 4])
    test(`the list of the desk shifts by 0.02 at most in a first visit at ${viewport.width} px, on a processor ${slowness} times as slow`, async ({
      page,
      outside,
    }) => {
      await signInAs(page, outside, 'ADM');
      await page.setViewportSize(viewport);
      await page.evaluate(forget);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.clearBrowserCache');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.addInitScript(watchShifts);
      await page.goto('/admin/backend/reparations?filtre=1');
      await expect(page.getByText(/dossiers? affichés? sur/).last()).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Mes dossiers\s*\d/ })).toBeAttached();
      const shifts = await page.evaluate<readonly Shift[]>('shifts');
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    });
