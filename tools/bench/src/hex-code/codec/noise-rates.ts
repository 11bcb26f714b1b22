import { correct, DOT_COUNT, flipDot, noDots, type Dots } from '@alveole/hex-code';
import { randomDots, seededWords } from './seeded-dots.ts';

const trials = 2_000_000;

/** Codewords near noise, by their distance, against what counting the words around all codewords predicts. */
interface Sample {
  readonly erased: number;
  /** Distances within which codewords are counted. */
  readonly within: readonly number[];
}

const samples: readonly Sample[] = [
  { erased: 0, within: [8, 9, 10] },
  { erased: 3, within: [8, 9] },
];

/** Prints how often noise lies near a codeword. Holds where that is as rare as predicted. */
export function noiseRates(): boolean {
  console.log(
    `\n${trials.toLocaleString('en')} words of noise, for one image; expected by counting the words around codewords`,
  );
  return samples.map(rateOf).every(Boolean);
}

function rateOf({ erased, within }: Sample): boolean {
  const distances = nearCodewords(firstDots(erased));
  return within
    .map((errors) => {
      const count = distances.filter((distance) => distance <= errors).length;
      const expected = trials * chance(errors, erased);
      // Four standard deviations of a count, and room for counts near zero.
      const isTrue = count <= expected + 4 * Math.sqrt(expected) + 4;
      console.log(
        `${erased} erased, within ${String(errors).padStart(2)}: ${String(count).padStart(4)}, expected ${expected.toFixed(2)}: ${isTrue ? 'held' : 'broken'}`,
      );
      return isTrue;
    })
    .every(Boolean);
}

function nearCodewords(erased: Dots): number[] {
  const word = seededWords(3);
  const corrected = noDots();
  const distances: number[] = [];
  for (let trial = 0; trial < trials; trial++) {
    const distance = correct(randomDots(word), erased, corrected);
    if (distance >= 0) distances.push(distance);
  }
  return distances;
}

function firstDots(count: number): Dots {
  const dots = noDots();
  for (let dot = 0; dot < count; dot++) flipDot(dots, dot);
  return dots;
}

/** Chance that noise lies within `errors` of one of the 2⁶³ codewords, erased dots aside. */
function chance(errors: number, erased: number): number {
  let words = 0;
  for (let wrong = 0, ways = 1; wrong <= errors; wrong++) {
    words += ways;
    ways = (ways * (DOT_COUNT - erased - wrong)) / (wrong + 1);
  }
  return words * 2 ** (erased - 64);
}
