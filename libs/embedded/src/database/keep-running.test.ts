import { keepRunning } from './keep-running.ts';
import type { Runner } from './keep-running.ts';
import { silentLogger } from './running-database.fixture.ts';

/** A runner that ends when it is told to. */
function createRunner(): Runner & { end(): void } {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end, close: () => end() };
}

/** Starts again without a pause, so often, and counts. */
function keep(starts: number, startAgain: (attempt: number) => Promise<Runner>) {
  let attempts = 0;
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => (giveUp = resolve));
  const first = createRunner();
  const running = keepRunning(first, () => startAgain((attempts += 1)), {
    restarts: { pausesMs: Array<number>(starts).fill(0), calmMs: 60_000 },
    logger: silentLogger,
    onGivenUp: giveUp,
  });
  return { first, running, givenUp, attempts: () => attempts };
}

describe('a runner that ends by itself', () => {
  it('is started again, and closed with what runs then', async () => {
    const second = createRunner();
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const { first, running } = keep(3, async () => {
      begun();
      return second;
    });
    first.end();
    await isBegun;
    await running.close();
    await expect(second.ended).resolves.toBeUndefined();
  });

  it('is given up after so many starts, those that fail counted', async () => {
    const { first, running, givenUp, attempts } = keep(3, async (attempt) => {
      if (attempt === 1) throw new Error('no');
      const next = createRunner();
      next.end();
      return next;
    });
    first.end();
    await givenUp;
    expect(attempts()).toBe(3);
    await running.close();
  });

  it('is not started again once it is being closed', async () => {
    const { running, attempts } = keep(3, async () => createRunner());
    await running.close();
    expect(attempts()).toBe(0);
  });
});
