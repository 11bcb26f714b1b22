import type { Options } from '../options.ts';
import { drawClutterLayers } from '../pictures/layers/layers.ts';
import { printTime } from '../print-time.ts';
import { printScores } from '../score-table.ts';
import { printClaims } from '../verdict.ts';
import { runClutter } from './run-clutter.ts';

const LAYERS = 24;

/** Milliseconds to spend at most on 95 % of the pictures without a code. */
const TARGET = 15;

/** Prints what is read where no code is. Tells whether it is nothing. */
export async function benchClutter(options: Options): Promise<boolean> {
  const scores = await runClutter(await drawClutterLayers(options.seed, LAYERS), options);
  const { wrong } = scores[0]!.tally;
  console.log('\nclutter: text, tables, lattices, honeycombs, hexagons of random dots, bars, bicycles, noise; no code');
  printScores(scores);
  const held = printClaims([{ text: `${wrong} false values in ${options.clutter} pictures`, held: wrong === 0 }]);
  await printTime('none is', 'timesMissed', scores, TARGET);
  return held;
}
