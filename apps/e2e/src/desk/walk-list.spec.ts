import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

const shownPerPage = 195;
const few = 10;
const slowdown = 4;

/** The list answers this many rows, made of the first one that the product has. */
async function fillList(page: Page, rows: number): Promise<void> {
  await page.route('**/alveoleapi/enrolment/entities?*', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as Record<string, unknown>[];
    const filled = Array.from({ length: rows }, (_, index) => ({ ...first, entity_id: `row-${index}` }));
    await route.fulfill({ response: answer, json: filled });
  });
}

interface Walk {
  /** Milliseconds of the middle one of the keys. */
  readonly key: number;
  /** Elements that a key put in or took away. */
  readonly rendered: number;
}

/** Presses J along the list and times each key up to its layout, in the page itself. */
function walk(page: Page, keys: number): Promise<Walk> {
  return page.evaluate<Walk>(`(async () => {
    let rendered = 0;
    const watch = new MutationObserver((changes) => (rendered += changes.length));
    watch.observe(document.querySelector('table'), { childList: true, characterData: true, subtree: true });
    const times = [];
    for (let index = 0; index < ${keys}; index += 1) {
      const before = performance.now();
      const key = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(key);
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
    await new Promise((resolve) => setTimeout(resolve));
    watch.disconnect();
    times.sort((one, other) => one - other);
    return { key: times[Math.floor(times.length / 2)], rendered };
  })()`);
}

async function walkThrough(page: Page, rows: number): Promise<Walk> {
  await fillList(page, rows);
  await page.goto('/admin/backend/entreprises');
  await expect(page.locator('tbody tr')).toHaveCount(rows);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const walked = await walk(page, few - 2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.unrouteAll({ behavior: 'wait' });
  return walked;
}

test('a key costs as much among 195 rows as among ten, and renders none', async ({ page, outside }, {
  annotations,
}) => {
  await signInAs(page, outside, 'ADM');
  await expect(page.getByRole('heading', { level: 1, name: 'Entreprises' })).toBeVisible();
  const short = await walkThrough(page, few);
  const long = await walkThrough(page, shownPerPage);
  annotations.push({
    type: 'milliseconds a key',
    description: `${short.key} and ${long.key}, processor slowed by four`,
  });
  expect([short.rendered, long.rendered]).toEqual([0, 0]);
  // Laying out a longer table costs somewhat more; rendering each of its rows would cost twenty times as much.
  expect(long.key / short.key).toBeLessThan(6);
});
