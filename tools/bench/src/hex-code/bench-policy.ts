import type { Options } from './options.ts';
import { simulatePolicy } from './simulate-policy.ts';
import { printClaims } from './verdict.ts';

/** Patterns of random dots to read. */
const PATTERNS = 200_000;

/** How often random dots may be read: eight errors around each of 2^63 codes, in six rotations, dark on light or light on dark. */
const NOISE_BOUND = 6e-7;

/** Prints what the policy of reading makes of noise, of turned and of mirrored codes. Tells whether nothing passes that must not. */
export function benchPolicy({ seed }: Options): boolean {
  const { noise, turned, mirrored } = simulatePolicy(PATTERNS, seed);
  const expected = NOISE_BOUND * noise.patterns;
  console.log('\npolicy: the codec alone, on patterns of dots');
  return printClaims([
    {
      text: `random dots: ${noise.accepted} of ${noise.patterns} read, ${expected.toFixed(2)} expected; ${noise.unsure} left to a second frame`,
      isTrue: noise.accepted <= expected + 3 * Math.sqrt(expected) + 1,
    },
    {
      text: `turned, up to 8 errors: ${turned.right} of ${turned.patterns} read, ${turned.refused} refused, ${turned.wrong} wrong`,
      isTrue: turned.right === turned.patterns,
    },
    {
      text: `mirrored, up to 7 errors: ${mirrored.accepted} of ${mirrored.patterns} read unasked, ${mirrored.readOnRequest} on request`,
      isTrue: mirrored.accepted === 0 && mirrored.readOnRequest === mirrored.patterns,
    },
  ]);
}
