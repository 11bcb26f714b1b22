import type { CDPSession, Page } from '@playwright/test';

export interface KeyTimes {
  /** Milliseconds from the moment the browser received a key until its frame was painted. */
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** Milliseconds of a key that the page's thread was at work; other work of the machine does not count. */
  readonly atWork: number;
}

/** Runs in the page: the first task after the frame that follows a key begins once that frame is painted. */
const watch = `
  globalThis.painted = [];
  globalThis.awaitPaint = () => undefined;
  globalThis.untilPainted = (count) => new Promise((resolve) => {
    globalThis.awaitPaint = () => painted.length >= count && resolve();
    awaitPaint();
  });
  addEventListener('keydown', ({ timeStamp }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      painted.push(performance.now() - timeStamp);
      awaitPaint();
    };
    requestAnimationFrame(() => port2.postMessage(undefined));
  }, true);
`;

/** From now on the page tells when each key was painted, and the browser how long its thread was at work. */
export async function watchKeys(page: Page, devtools: CDPSession): Promise<void> {
  await page.evaluate(watch);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Presses the keys, each one once the one before it is painted. */
export async function timeKeys(page: Page, devtools: CDPSession, keys: readonly string[]): Promise<KeyTimes> {
  await page.evaluate('painted.length = 0');
  const before = await workOf(devtools);
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.evaluate(`untilPainted(${index + 1})`);
  }
  const atWork = ((await workOf(devtools)) - before) / keys.length;
  const times = (await page.evaluate<number[]>('painted')).sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), longest: at(1), atWork };
}

/** Milliseconds that the page's thread has been at work so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
