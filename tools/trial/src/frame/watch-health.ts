import { setTimeout as pause } from 'node:timers/promises';
import { timed } from './latencies.ts';
import type { TrialContext } from './trial.ts';

export interface HealthWatch {
  /** Ends the watch. Answers each latency, in milliseconds; no answer within 30 s counts as 30,000. */
  stop(): Promise<readonly number[]>;
}

const longest = 30_000;

/** Asks for `/healthz` again and again, 20 ms after each answer, to see whether anything holds the event loop. */
export const watchHealth = (context: Pick<TrialContext, 'afterwards'>, url: string): HealthWatch =>
  watchPath(context, `${url}/healthz`);

/** The same of another address. @param headers of each call */
export function watchPath(
  { afterwards }: Pick<TrialContext, 'afterwards'>,
  address: string,
  headers: () => Record<string, string> = () => ({}),
): HealthWatch {
  const latencies: number[] = [];
  let watching = true;
  const ask = () =>
    fetch(address, { headers: headers(), signal: AbortSignal.timeout(longest) }).then((answer) => answer.text());
  const watch = (async () => {
    while (watching) {
      latencies.push(
        await timed(ask).then(
          ({ took }) => took,
          () => longest,
        ),
      );
      await pause(20);
    }
  })();
  const stop = async () => {
    watching = false;
    await watch;
    return latencies;
  };
  // A trial that breaks off must not be kept alive by its watch.
  afterwards(async () => void (await stop()));
  return { stop };
}
