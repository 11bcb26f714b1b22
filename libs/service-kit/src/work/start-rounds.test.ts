import { mock } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { createLogger } from '../logging/create-logger.ts';
import { startRounds } from './start-rounds.ts';

const everyMs = 60_000;

beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
afterEach(() => mock.timers.reset());

/** Pauses go by, with what is done after each. */
async function goBy(pauses: number): Promise<void> {
  await settled();
  for (let pause = 0; pause < pauses; pause++) {
    mock.timers.tick(everyMs);
    await settled();
  }
}

describe('a round', () => {
  it('is done at once and again after each pause', async () => {
    const round = jest.fn(async () => undefined);
    const rounds = started(round);

    await goBy(2);

    expect(round).toHaveBeenCalledTimes(3);
    await rounds.stop();
  });

  it('that takes longer than the pause is not joined by another', async () => {
    const first = openRound();
    const rounds = started(first.round);

    await goBy(5);
    expect(first.round).toHaveBeenCalledTimes(1);

    first.end();
    await goBy(1);
    expect(first.round).toHaveBeenCalledTimes(2);
    await rounds.stop();
  });

  it('that fails is told of in the log, and the next one tries again', async () => {
    const lines: string[] = [];
    const round = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('the store is away'));
    const rounds = started(round, lines);

    await goBy(1);

    expect(round).toHaveBeenCalledTimes(2);
    expect(lines.join('')).toContain('the round failed');
    await rounds.stop();
  });

  it('under way is waited for by whoever stops, and no other follows', async () => {
    const last = openRound();
    const rounds = started(last.round);
    let stopped = false;
    const stopping = rounds.stop().then(() => (stopped = true));

    await goBy(3);
    expect(stopped).toBe(false);

    last.end();
    await stopping;
    expect(last.round).toHaveBeenCalledTimes(1);
  });
});

function started(round: () => Promise<void>, lines: string[] = []) {
  const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(line) } });
  return startRounds(round, { everyMs, logger, failure: 'the round failed' });
}

/** A first round that lasts until it is told to end; the later ones end at once. */
function openRound() {
  let end = (): void => undefined;
  const first = new Promise<void>((resolve) => (end = resolve));
  return { round: jest.fn(async () => undefined).mockReturnValueOnce(first as Promise<undefined>), end: () => end() };
}
