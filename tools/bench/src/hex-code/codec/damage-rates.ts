import {
  DOT_COUNT,
  encode,
  flipDot,
  IMAGES,
  isDark,
  noDots,
  read,
  type Dots,
  type Image,
  type Reading,
} from '@alveole/hex-code';
import { randomPlaces, randomValue, seededWords } from './seeded-dots.ts';

/** How codes are damaged and shown: each trial draws its value, its rotation and the dots. */
interface Damage {
  readonly errors: number;
  readonly erased: number;
  readonly mirrored: boolean;
  readonly inverted: boolean;
}

/** A code is misled to when the candidate is another value, to be confirmed; wrong when another value is given at once. */
const outcomes = ['read', 'candidate', 'refused', 'misled', 'wrong'] as const;
type Outcome = (typeof outcomes)[number];

const trials = 4000;
const upright = { erased: 0, mirrored: false, inverted: false };

const damages: readonly Damage[] = [
  ...[0, 4, 8, 9, 10, 11, 12, 16, 32].map((errors) => ({ ...upright, errors })),
  ...[7, 8].flatMap((errors) => [
    { ...upright, errors, inverted: true },
    { ...upright, errors, mirrored: true },
  ]),
  ...[
    [4, 7],
    [8, 6],
    [11, 5],
    [13, 4],
    [15, 3],
    [17, 2],
    [19, 1],
    [21, 0],
    [1, 10],
    [7, 7],
    [22, 0],
  ].map(([erased, errors]) => ({ ...upright, errors: errors!, erased: erased! })),
];

/** Prints what becomes of damaged codes. Holds where each code within reach is found and no wrong value is ever given. */
export function damageRates(): boolean {
  console.log(`\nparts of ${trials} codes, each turned at random`);
  console.log(`errors  erased  shown     ${outcomes.map((outcome) => outcome.padStart(12)).join('')}`);
  const word = seededWords(2);
  return damages.map((damage) => rateOf(damage, word)).every(Boolean);
}

function rateOf(damage: Damage, word: () => number): boolean {
  const counts = { read: 0, candidate: 0, refused: 0, misled: 0, wrong: 0 };
  for (let trial = 0; trial < trials; trial++) counts[outcomeOf(damage, word)]++;
  const shown = damage.mirrored ? 'mirrored' : damage.inverted ? 'inverted' : 'plainly';
  const rates = outcomes.map((outcome) => `${((100 * counts[outcome]) / trials).toFixed(2)} %`.padStart(12));
  const isTrue = counts.wrong === 0 && counts.read + counts.candidate >= (isWithinReach(damage) ? 0.999 * trials : 0);
  console.log(
    `${String(damage.errors).padStart(6)}${String(damage.erased).padStart(8)}  ${shown.padEnd(10)}${rates.join('')}${isTrue ? '' : '  broken'}`,
  );
  return isTrue;
}

function isWithinReach({ errors, erased }: Damage): boolean {
  return 2 * errors + erased <= 21;
}

function outcomeOf(damage: Damage, word: () => number): Outcome {
  const value = randomValue(word);
  const images = IMAGES.filter(({ mirrored }) => mirrored === damage.mirrored);
  const image = images[word() % images.length]!;
  const places = randomPlaces(damage.errors + damage.erased, word);
  const picture = shown(encode(value), image, damage.inverted);
  const missing = noDots();
  places.forEach((place, at) => {
    if (at < damage.erased) flipDot(missing, place);
    if (at >= damage.erased || word() & 1) flipDot(picture, place);
  });
  return judge(read(picture, missing, { mirrored: damage.mirrored }), value);
}

function shown(dots: Dots, { places }: Image, inverted: boolean): Dots {
  const picture = noDots();
  for (let dot = 0; dot < DOT_COUNT; dot++) if (isDark(dots, dot) !== inverted) flipDot(picture, places[dot]!);
  return picture;
}

function judge(reading: Reading, value: string): Outcome {
  if (reading.ok) return reading.value === value ? 'read' : 'wrong';
  if (reading.code !== 'HEX_CODE_UNSURE') return 'refused';
  return reading.candidate.value === value ? 'candidate' : 'misled';
}
