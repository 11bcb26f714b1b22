import { createFrame } from './pictures/frame.ts';
import { hexCodeReader } from './readers.ts';
import { quantile, type Score } from './tally.ts';

/** Empty pictures that are timed. */
const EMPTY_FRAMES = 40;

/**
 * Says how our slowest pictures but a twentieth compare with the milliseconds aimed at: told, not judged. Where they
 * take longer, says why: what a picture with nothing in it takes already, and what the first peer takes in the same run.
 */
export async function printTime(
  name: string,
  times: 'timesFound' | 'timesMissed',
  [own, peer]: readonly Score[],
  target: number,
): Promise<void> {
  const slow = quantile(own!.tally[times], 0.95);
  const verdict =
    slow <= target
      ? 'reached'
      : `not reached: ${peer!.reader} ${quantile(peer!.tally[times], 0.95).toFixed(1)} ms, ours of an empty picture ${(await emptyPicture()).toFixed(1)} ms`;
  console.log(`  time    p95 ${slow.toFixed(1)} ms where ${name}, target ${target} ms: ${verdict}`);
}

/** Median milliseconds of a picture without anything. */
async function emptyPicture(): Promise<number> {
  const frame = createFrame();
  const times: number[] = [];
  for (let round = 0; round < EMPTY_FRAMES; round++) {
    const start = performance.now();
    await hexCodeReader.read(frame);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}
