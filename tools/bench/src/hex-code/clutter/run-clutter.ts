import { dump } from '../dump.ts';
import type { Options } from '../options.ts';
import { takeClutter } from '../pictures/clutter.ts';
import { createFrame } from '../pictures/frame.ts';
import type { Layer } from '../pictures/layers/svg.ts';
import { createRandom } from '../pictures/random.ts';
import { hexCodeReader, qrReaders } from '../readers.ts';
import { count, createTally, isWarm, type Score } from '../tally.ts';
import { startWatch } from '../stopwatch.ts';

/** The peers are timed on every hundredth picture without a code. */
const PEERS_EVERY = 100;

/** Has pictures without a code read. Any value is false. */
export async function runClutter(layers: readonly Layer[], options: Options): Promise<readonly Score[]> {
  const frame = createFrame();
  const scores = [hexCodeReader, ...qrReaders].map((reader) => ({ reader, tally: createTally() }));
  for (let picture = 0; picture < options.clutter; picture++) {
    takeClutter(layers, createRandom(`${options.seed}/clutter/${picture}`), frame);
    for (const { reader, tally } of picture % PEERS_EVERY === 0 ? scores : scores.slice(0, 1)) {
      const took = startWatch();
      const answers = await reader.read(frame);
      const time = took();
      const outcome = count(tally, answers, null, isWarm(reader.name) ? time : undefined);
      if (reader === hexCodeReader && outcome === 'wrong')
        await dump(options.dump, `clutter-${picture}-${answers.join('-')}`, frame);
    }
  }
  return scores.map(({ reader, tally }) => ({ reader: reader.name, arrangement: 'no code', tally }));
}
