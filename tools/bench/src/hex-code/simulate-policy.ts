import { encode, flipDot, IMAGES, isDark, noDots, read, type Dots, type Image, type Reading } from '@alveole/hex-code';
import { createRandom, type Random } from './pictures/random.ts';
import { seededValue } from './seeded-value.ts';

/** How readings of random dots, and of damaged images of codes, came out. */
export type PolicyResult = {
  /** Random patterns: read, and near enough to a code to await a second frame. */
  noise: { patterns: number; accepted: number; unsure: number };
  /** Turned codes with up to eight errors: any answer other than value and rotation is wrong. */
  turned: { patterns: number; right: number; refused: number; wrong: number };
  /** Mirrored codes: read when mirrors were not asked for, and when they were. */
  mirrored: { patterns: number; accepted: number; readOnRequest: number };
};

/** Simulates the policy of reading on `patterns` random patterns, and on a twentieth as many codes. */
export function simulatePolicy(patterns: number, seed: number): PolicyResult {
  const random = createRandom(`${seed}/policy`);
  return {
    noise: simulateNoise(patterns, random),
    turned: simulateTurns(patterns / 20, random),
    mirrored: simulateMirrors(patterns / 20, random),
  };
}

function simulateNoise(patterns: number, random: Random): PolicyResult['noise'] {
  const noise = { patterns, accepted: 0, unsure: 0 };
  for (let pattern = 0; pattern < patterns; pattern++) {
    const reading = read(Int32Array.of(random.bits(), random.bits(), random.bits(), random.bits() & 0x7fffffff));
    if (reading.ok) noise.accepted++;
    else if (reading.code === 'HEX_CODE_UNSURE') noise.unsure++;
  }
  return noise;
}

function simulateTurns(patterns: number, random: Random): PolicyResult['turned'] {
  const turned = { patterns, right: 0, refused: 0, wrong: 0 };
  for (let pattern = 0; pattern < patterns; pattern++) {
    const value = seededValue(random);
    const image = IMAGES[random.below(6)]!;
    const reading = read(harm(imageOf(encode(value), image), random.below(9), random));
    turned[outcomeOf(reading, value, image)]++;
  }
  return turned;
}

function outcomeOf(reading: Reading, value: string, { rotation }: Image): 'right' | 'refused' | 'wrong' {
  if (!reading.ok) return 'refused';
  return reading.value === value && reading.rotation === rotation ? 'right' : 'wrong';
}

function simulateMirrors(patterns: number, random: Random): PolicyResult['mirrored'] {
  const mirrored = { patterns, accepted: 0, readOnRequest: 0 };
  for (let pattern = 0; pattern < patterns; pattern++) {
    const value = seededValue(random);
    const dots = harm(imageOf(encode(value), IMAGES[6 + random.below(6)]!), random.below(8), random);
    const onRequest = read(dots, noDots(), { mirrored: true });
    if (read(dots).ok) mirrored.accepted++;
    if (onRequest.ok && onRequest.value === value && onRequest.mirrored) mirrored.readOnRequest++;
  }
  return mirrored;
}

function imageOf(dots: Dots, { places }: Image): Dots {
  const image = noDots();
  for (const [dot, place] of places.entries()) if (isDark(dots, dot)) flipDot(image, place);
  return image;
}

/** Flips `errors` different dots. */
function harm(dots: Dots, errors: number, random: Random): Dots {
  const flipped = new Set<number>();
  while (flipped.size < errors) flipped.add(random.below(127));
  for (const dot of flipped) flipDot(dots, dot);
  return dots;
}
