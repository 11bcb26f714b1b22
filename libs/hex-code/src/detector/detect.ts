import type { ReadOptions } from '../reading/read.ts';
import type { Detection, Place } from './detection.ts';
import { greysOf, type GreyPlane } from './grey-plane.ts';
import { guessAcross } from './hexagons/across.ts';
import type { Guess } from './hexagons/guess.ts';
import { guessWithin } from './hexagons/within.ts';
import type { Picture, Point } from './picture.ts';
import { fitGuess, rateGuess, readFitted } from './read-outline.ts';
import { findSides } from './sides/find-sides.ts';

/** Ways to guess where codes are; the next one where the one before leads to none. */
const WAYS = [guessWithin, guessAcross] as const;

/** Of an outline, this share must be seen where a guess says that it is, as it is. */
const LEAST_SEEN = 0.4;

/**
 * What may fail in one picture before the rest of it is left to the next: tiles, honeycombs and print full of hexagons
 * would take a second otherwise. The first few outlines are looked at thoroughly.
 */
const PATIENCE = { guesses: 40, thorough: 6, outlines: 10 } as const;

/** Outlines whose corners are this near, in radii, are the same. */
const SAME = 0.03;

/** What was found in a picture, for certain or not, and where in vain. */
interface Search {
  readonly found: Detection[];
  readonly unsure: Detection[];
  readonly failed: Place[];
}

/**
 * Finds and reads the codes in a picture, dark on light and light on dark alike. Takes some milliseconds and keeps
 * buffers of the picture's size for the next one.
 */
export function detect(picture: Picture, options: ReadOptions = {}): readonly Detection[] {
  const pixels = greysOf(picture);
  const borders = findSides(pixels);
  const search: Search = { found: [], unsure: [], failed: [] };
  for (const way of WAYS) {
    if (search.found.length > 0) break;
    const rated: { guess: Guess; share: number }[] = [];
    way(borders, (guess) => {
      const share = rateGuess(pixels, guess);
      if (share >= LEAST_SEEN) rated.push({ guess, share });
    });
    rated.sort((one, other) => other.share - one.share);
    follow(
      pixels,
      rated.map(({ guess }) => guess),
      search,
      options,
    );
  }
  return [...search.found, ...search.unsure.filter(({ centre }) => !isKnown(centre, search.found))];
}

/** Follows guesses, the most promising first, as long as patience lasts. */
function follow(pixels: GreyPlane, guesses: readonly Guess[], search: Search, options: ReadOptions): void {
  let patience = PATIENCE.guesses;
  for (const guess of guesses) {
    if (patience-- === 0 || search.failed.length >= PATIENCE.outlines) return;
    if (isKnown(guess.centre, search.found)) continue;
    const place = fitGuess(pixels, guess);
    if (!place || search.failed.some((failed) => isSame(failed, place))) continue;
    const detection = readFitted(pixels, guess.inverted, search.failed.length < PATIENCE.thorough, options);
    if (detection?.ok) search.found.push(detection);
    else search.failed.push(place);
    if (detection && !detection.ok && !isKnown(detection.centre, search.unsure)) search.unsure.push(detection);
  }
}

/** Whether a point lies well inside a code that is known already. */
function isKnown(point: Point, codes: readonly Detection[]): boolean {
  return codes.some(
    ({ centre, corners }) =>
      distance(point, centre) < Math.min(...corners.map((corner) => distance(corner, centre))) / 2,
  );
}

function isSame(one: Place, other: Place): boolean {
  const near = SAME * distance(one.centre, one.corners[0]!);
  return (
    distance(one.centre, other.centre) < near &&
    one.corners.every((corner) => other.corners.some((twin) => distance(corner, twin) < near))
  );
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
