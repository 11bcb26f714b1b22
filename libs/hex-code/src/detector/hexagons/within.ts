import type { Side } from '../sides/sides.ts';
import { guessFrom, type Guess } from './guess.ts';

/** Sides of one border that belong together may have this many others between them: those of a stain. */
const BETWEEN = 1;

/**
 * Hands to `visit` each hexagon that three sides of one border announce. Two corners and the directions of the sides
 * beyond them are the six numbers of an affine map, so that the rest of the outline may be hidden.
 */
export function guessWithin(borders: readonly (readonly Side[])[], visit: (guess: Guess) => void): void {
  for (const sides of borders) {
    for (let first = 0; first < sides.length; first++) {
      for (let middle = first + 1; middle <= first + 1 + BETWEEN; middle++) {
        for (let last = middle + 1; last <= middle + 1 + BETWEEN && last < first + sides.length; last++) {
          guessFrom(sides[first]!, sides[middle % sides.length]!, sides[last % sides.length]!, visit);
        }
      }
    }
  }
}
