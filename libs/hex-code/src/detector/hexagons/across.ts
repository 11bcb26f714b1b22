import type { Point } from '../picture.ts';
import { cross } from '../sides/lines.ts';
import type { Side } from '../sides/sides.ts';
import { guessFrom, isTurn, turnAt, type Guess } from './guess.ts';

/** Sides shorter than this, in pixels of the halved picture, are not looked at: there are too many. */
const LONG = 7;

/** How far from a corner another side of its hexagon begins, in lengths of the longer of its own sides as seen. */
const FAR = 2;

/**
 * Hands to `visit` each hexagon that two neighbouring sides of one border announce with a third one of any: where stains
 * cut an outline into pieces, none of which has three sides.
 */
export function guessAcross(borders: readonly (readonly Side[])[], visit: (guess: Guess) => void): void {
  const byPlace = borders
    .flat()
    .filter(isLong)
    .sort((one, other) => one.start[0] - other.start[0]);
  for (const sides of borders) {
    for (let at = 0; at < sides.length; at++) {
      const [side, next] = [sides[at]!, sides[(at + 1) % sides.length]!];
      if (isLong(side) && isLong(next) && isTurn(turnAt(side, next))) guessWithThird(side, next, byPlace, visit);
    }
  }
}

function guessWithThird(side: Side, next: Side, byPlace: readonly Side[], visit: (guess: Guess) => void): void {
  const [x, y] = next.start;
  const reach = FAR * Math.max(side.length, next.length);
  const sense = Math.sign(cross(side.along, next.along));
  for (let at = firstFrom(byPlace, x - reach); at < byPlace.length && byPlace[at]!.start[0] < x + reach; at++) {
    const third = byPlace[at]!;
    if (Math.abs(third.start[1] - y) > reach) continue;
    if (sense * cross(next.along, third.along) > 0 && sense * besides(next, third.end) > 0)
      guessFrom(side, next, third, visit);
    if (sense * cross(third.along, side.along) > 0 && sense * besides(side, third.start) > 0)
      guessFrom(third, side, next, visit);
  }
}

/** Positive where a point lies clockwise of a side's way, as `cross`. */
function besides({ start, along }: Side, [x, y]: Point): number {
  return along[0] * (y - start[1]) - along[1] * (x - start[0]);
}

/** Index of the first side that begins at `x` or to the right of it. */
function firstFrom(byPlace: readonly Side[], x: number): number {
  let [low, high] = [0, byPlace.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPlace[middle]!.start[0] < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isLong({ length }: Side): boolean {
  return length >= LONG;
}
