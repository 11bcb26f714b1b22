import { createFrame } from './pictures/frame.ts';
import { hexCodeReader } from './readers.ts';
import { quantile, type Score } from './tally.ts';
import { startWatch } from './stopwatch.ts';

/** Empty pictures that are timed. */
const EMPTY_FRAMES = 40;

/** How long our reader may take: of the pictures in order of time, the one at each of these parts of them, in times of the peer's. */
export type Pace = {
  name: string;
  times: 'timesFound' | 'timesMissed';
  bounds: readonly { part: number; most: number }[];
};

/** The peer whose time is the measure: it runs as WebAssembly. */
const PEER = 'zxing-wasm';

/**
 * Says how our times compare with the peer's in the same run, whose pictures of all arrangements count alike: told, not
 * judged, for they tell of what else the machine does too. Where one is missed, says what a picture with nothing in it takes.
 */
export async function printTime({ name, times, bounds }: Pace, scores: readonly Score[]): Promise<void> {
  const own = scores[0]!.tally[times];
  const peers = scores.filter(({ reader }) => reader === PEER).flatMap(({ tally }) => tally[times]);
  const paces = bounds.map(({ part, most }) => ({
    part,
    took: quantile(own, part),
    allowed: most * quantile(peers, part),
  }));
  const durations = paces.map(
    ({ part, took, allowed }) => `p${100 * part} ${took.toFixed(1)} ms, ${allowed.toFixed(1)} ms to reach`,
  );
  const isReached = paces.every(({ took, allowed }) => took <= allowed);
  const verdict = isReached ? 'reached' : `missed: ours of an empty picture ${(await emptyPicture()).toFixed(1)} ms`;
  console.log(`  time    where ${name}: ${durations.join('; ')}: ${verdict}`);
}

/** Median milliseconds of a picture without anything. */
async function emptyPicture(): Promise<number> {
  const frame = createFrame();
  const times: number[] = [];
  for (let round = 0; round < EMPTY_FRAMES; round++) {
    const took = startWatch();
    await hexCodeReader.read(frame);
    times.push(took());
  }
  return quantile(times, 0.5);
}
