import type { Options } from '../options.ts';
import { drawClutterLayers } from '../pictures/layers/layers.ts';
import { printTime, type Pace } from '../print-time.ts';
import { printScores } from '../score-table.ts';
import { printClaims } from '../verdict.ts';
import { runClutter } from './run-clutter.ts';

const LAYERS = 24;

/** Where there is no code, ours takes at most twice as long as the peer at its slow. */
const PACE: Pace = { name: 'none is', times: 'timesMissed', bounds: [{ part: 0.95, most: 2 }] };

/** Prints what is read where no code is. Tells whether it is nothing. */
export async function benchClutter(options: Options): Promise<boolean> {
  const scores = await runClutter(await drawClutterLayers(options.seed, LAYERS), options);
  const { wrong } = scores[0]!.tally;
  console.log('\nclutter: text, tables, lattices, honeycombs, hexagons of random dots, bars, bicycles, noise; no code');
  printScores(scores);
  const areTrue = printClaims([{ text: `${wrong} false values in ${options.clutter} pictures`, isTrue: wrong === 0 }]);
  await printTime(PACE, scores);
  return areTrue;
}
