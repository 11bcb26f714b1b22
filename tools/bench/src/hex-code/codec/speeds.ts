import { correct, encodeWords, noDots, read, type Dots } from '@alveole/hex-code';
import { damaged, randomCodeword, randomDots, seededWords } from './seeded-dots.ts';

/** Operations a second of one core, in millions; without a figure to reach, it is only printed. */
interface Speed {
  readonly name: string;
  readonly atLeast?: number;
  /** Does the operation `times` times. */
  readonly run: (times: number) => void;
  readonly times: number;
}

const rounds = 7;
const sampleSize = 1024;

const word = seededWords(1);
const out = noDots();
const none = noDots();

const tenErrors = samples(() => damaged(randomCodeword(word), 10, word));
const elevenErrors = samples(() => damaged(randomCodeword(word), 11, word));
const noise = samples(() => randomDots(word));

const measured: readonly Speed[] = [
  { name: 'encodes', atLeast: 50, times: 5_000_000, run: encodeMany },
  { name: 'decodes of ten errors', atLeast: 0.3, times: 100_000, run: (times) => correctMany(times, tenErrors) },
  { name: 'refusals of eleven errors', times: 100_000, run: (times) => correctMany(times, elevenErrors) },
  { name: 'readings of noise', times: 10_000, run: readMany },
];

/** Prints how many operations a second one core does: the median of the rounds, by the time of the processor. */
export function speeds(): void {
  console.log(`millions a second on one core, median of ${rounds} rounds`);
  for (const speed of measured) {
    const median = medianOf(Array.from({ length: rounds }, () => roundOf(speed)));
    console.log(`${median.toFixed(3).padStart(9)}  ${speed.name}${verdict(median, speed.atLeast)}`);
  }
}

function verdict(median: number, atLeast?: number): string {
  return atLeast === undefined ? '' : `, at least ${atLeast}: ${median >= atLeast ? 'held' : 'missed'}`;
}

function roundOf({ run, times }: Speed): number {
  const before = process.cpuUsage();
  run(times);
  const { user, system } = process.cpuUsage(before);
  return times / (user + system);
}

function encodeMany(times: number): void {
  for (let turn = 0; turn < times; turn++) encodeWords(turn, Math.imul(turn, 0x9e3779b1), out);
}

function correctMany(times: number, received: readonly Dots[]): void {
  for (let turn = 0; turn < times; turn++) correct(received[turn % sampleSize]!, none, out);
}

function readMany(times: number): void {
  for (let turn = 0; turn < times; turn++) read(noise[turn % sampleSize]!);
}

function samples(draw: () => Dots): readonly Dots[] {
  return Array.from({ length: sampleSize }, draw);
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
}
