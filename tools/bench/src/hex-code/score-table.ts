import { pictures, quantile, rate, type Score } from './tally.ts';
import { percent } from './verdict.ts';

/** Prints a line for each reader: pictures, rates, times. */
export function printScores(scores: readonly Score[]): void {
  console.log(
    line(['reader', 'print', 'pictures', 'read', 'wrong', 'found p50', 'p95 ms', 'none p50', 'p95 ms', 'time ×']),
  );
  const ownMedian = median(scores[0]!);
  for (const score of scores) {
    const { reader, arrangement, tally } = score;
    console.log(
      line([
        reader,
        arrangement,
        `${pictures(tally)}`,
        percent(rate(tally)),
        `${tally.wrong}`,
        ...spread(tally.timesFound),
        ...spread(tally.timesMissed),
        (median(score) / ownMedian).toFixed(1),
      ]),
    );
  }
}

const WIDTHS = [11, 17, 9, 8, 6, 10, 7, 9, 7, 7];

function line(cells: readonly string[]): string {
  return `  ${cells.map((cell, column) => (column < 2 ? cell.padEnd(WIDTHS[column]!) : cell.padStart(WIDTHS[column]!))).join('')}`;
}

const spread = (times: readonly number[]): string[] =>
  [0.5, 0.95].map((part) => (times.length > 0 ? quantile(times, part).toFixed(1) : '–'));

const median = ({ tally }: Score): number => quantile([...tally.timesFound, ...tally.timesMissed], 0.5);
