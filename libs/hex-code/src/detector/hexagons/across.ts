import type { Point } from '../picture.ts';
import { cross } from '../sides/lines.ts';
import type { Side } from '../sides/sides.ts';
import { guessFrom, isTurn, turnAt, type Guess } from './guess.ts';

/** Sides shorter than this, in pixels of the halved picture, are not looked at: there are too many. */
const LONG = 7;

/** How far from a corner another side of its hexagon begins, in lengths of the longer of its own sides as seen. */
const FAR = 2;

/** Sides from left to right, and where each begins: most are passed over by that alone. */
interface SidesByPlace {
  readonly sides: readonly Side[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Hands to `visit` each hexagon that two neighbouring sides of one border announce with a third one of any: where stains
 * cut an outline into pieces, none of which has three sides.
 */
export function guessAcross(borders: readonly (readonly Side[])[], visit: (guess: Guess) => void): void {
  const byPlace = sortByPlace(borders.flat().filter(isLong));
  for (const sides of borders) {
    for (let at = 0; at < sides.length; at++) {
      const side = sides[at]!;
      const next = sides[(at + 1) % sides.length]!;
      if (isLong(side) && isLong(next) && isTurn(turnAt(side, next))) guessWithThird(side, next, byPlace, visit);
    }
  }
}

function sortByPlace(sides: Side[]): SidesByPlace {
  sides.sort((one, other) => one.start[0] - other.start[0]);
  return {
    sides,
    x: Float64Array.from(sides, ({ start }) => start[0]),
    y: Float64Array.from(sides, ({ start }) => start[1]),
  };
}

function guessWithThird(side: Side, next: Side, byPlace: SidesByPlace, visit: (guess: Guess) => void): void {
  const corner = next.start;
  const reach = FAR * Math.max(side.length, next.length);
  const sense = Math.sign(cross(side.along, next.along));
  const { sides, x, y } = byPlace;
  for (let at = firstFrom(x, corner[0] - reach); at < x.length && x[at]! < corner[0] + reach; at++) {
    if (Math.abs(y[at]! - corner[1]) > reach) continue;
    const third = sides[at]!;
    if (sense * cross(next.along, third.along) > 0 && sense * besides(next, third.end) > 0)
      guessFrom(side, next, third, visit);
    if (sense * cross(third.along, side.along) > 0 && sense * besides(side, third.start) > 0)
      guessFrom(third, side, next, visit);
  }
}

/** Positive where a point lies clockwise of a side's way, as `cross`. */
function besides({ start, along }: Side, point: Point): number {
  return along[0] * (point[1] - start[1]) - along[1] * (point[0] - start[0]);
}

/** Index of the first of the rising numbers that is `least` or more. */
function firstFrom(rising: Float64Array, least: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isLong({ length }: Side): boolean {
  return length >= LONG;
}
