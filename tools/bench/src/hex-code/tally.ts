/** What one reader made of the pictures of a row. Times in milliseconds. */
export type Tally = { right: number; wrong: number; missed: number; timesFound: number[]; timesMissed: number[] };

/** What one reader made of one way to print. */
export type Score = { reader: string; arrangement: string; tally: Tally };

export function createTally(): Tally {
  return { right: 0, wrong: 0, missed: 0, timesFound: [], timesMissed: [] };
}

export type Outcome = 'right' | 'wrong' | 'missed';

/** Pictures until a reader is compiled: what it takes before is not counted, for a camera shows thirty in a second. */
const WARM_UP = 40;

const readings = new Map<string, number>();

/** Whether a reader has read enough in this process for its time to count. */
export function isWarm(reader: string): boolean {
  const before = readings.get(reader) ?? 0;
  readings.set(reader, before + 1);
  return before >= WARM_UP;
}

/** Counts one picture that shows `value`, or no code where it is null, with its time where that counts, and tells how it was read. */
export function count(
  tally: Tally,
  answers: readonly string[],
  value: string | null,
  time: number | undefined,
): Outcome {
  const outcome = answers.length === 0 ? 'missed' : answers.every((answer) => answer === value) ? 'right' : 'wrong';
  tally[outcome]++;
  if (time !== undefined) (outcome === 'missed' ? tally.timesMissed : tally.timesFound).push(time);
  return outcome;
}

export const pictures = ({ right, wrong, missed }: Tally): number => right + wrong + missed;

/** Part of the pictures that were read rightly. */
export const rate = (tally: Tally): number => tally.right / pictures(tally);

/** The value below which `part` (0–1) of the values lie; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
