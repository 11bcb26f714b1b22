import type { Options } from '../options.ts';
import type { Layer } from '../pictures/layers/svg.ts';
import { printTime, type Pace } from '../print-time.ts';
import { printScores } from '../score-table.ts';
import { rate, type Score } from '../tally.ts';
import { percent, printClaims, type Claim } from '../verdict.ts';
import { causesOf } from './causes.ts';
import type { Row } from './rows.ts';
import { runRow } from './run-row.ts';

/** Where a code is found, ours takes no longer than the peer, at its usual and at its slow. */
const PACE: Pace = {
  name: 'a code is found',
  times: 'timesFound',
  bounds: [
    { part: 0.5, most: 1 },
    { part: 0.95, most: 1 },
  ],
};

/** Prints the figures of a row, whose codes lie on `layers`. Tells whether enough is read, nothing wrongly, and more than any peer reads. */
export async function benchRow(row: Row, layers: readonly Layer[], options: Options): Promise<boolean> {
  const { scores, misses } = await runRow(row, layers, options);
  console.log(`\n${row.name}: ${row.title}`);
  printScores(scores);
  const areTrue = printClaims(claimsOf(row, scores));
  await printTime(PACE, scores);
  if (misses.length > 0) console.log(`  causes  ${await causesOf(misses, layers)}`);
  return areTrue;
}

function claimsOf({ need }: Row, [own, ...others]: readonly Score[]): Claim[] {
  const ownRate = rate(own!.tally);
  return [
    { text: `reads ${percent(ownRate)}, at least ${percent(need)} to reach`, isTrue: ownRate >= need },
    { text: `${own!.tally.wrong} wrong values`, isTrue: own!.tally.wrong === 0 },
    ...others.map(({ reader, arrangement, tally }) => ({
      text: `ahead of ${reader}, ${arrangement}: ${percent(rate(tally))}`,
      isTrue: ownRate > rate(tally),
    })),
  ];
}
