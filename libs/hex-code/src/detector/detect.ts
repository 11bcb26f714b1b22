import type { ReadOptions } from '../reading/read.ts';
import type { Detection, Place } from './detection.ts';
import { pixelsOf, type Pixels } from './pixels.ts';
import { guessAcross } from './hexagons/across.ts';
import { placeOf, type Guess } from './hexagons/guess.ts';
import { guessWithin } from './hexagons/within.ts';
import type { Picture, Point } from './picture.ts';
import { shareGuessed } from './outline/outline-seen.ts';
import { fitGuess, readFitted } from './read-outline.ts';
import { findSides } from './sides/find-sides.ts';

/** Ways to guess where codes are; the next one where the one before leads to none. */
const WAYS = [guessWithin, guessAcross] as const;

/** Of an outline, this share must be seen where a guess says that it is, as it is. */
const LEAST_SEEN = 0.4;

export interface DetectOptions extends ReadOptions {
  /** Whether outlines that are cut into pieces are left to another picture: to look for them costs half of the time in clutter. No unless told. */
  readonly coarse?: boolean;
}

/** What may fail in one picture before the rest of it is left to the next, of guesses and of outlines; the first few of these are looked at thoroughly. */
interface SearchBudget {
  readonly guesses: number;
  readonly outlines: number;
  readonly thorough: number;
}

/** Tiles, honeycombs and print full of hexagons would take a second otherwise. */
const SEARCH_BUDGET: SearchBudget = { guesses: 24, outlines: 8, thorough: 6 };

/** Where a code was read already: another one as clear as that comes early among the guesses. */
const SEARCH_BUDGET_AFTER: SearchBudget = { guesses: 8, outlines: 2, thorough: 0 };

/** Outlines whose corners are this near, in radii, are the same. */
const SAME = 0.03;

/** What was found in a picture, for certain or not, which guesses were followed, and where in vain. */
interface Search {
  readonly followed: (Place & { readonly inverted: boolean })[];
  readonly found: Detection[];
  readonly unsure: Detection[];
  readonly failed: Place[];
}

/**
 * Finds and reads the codes in a picture, dark on light and light on dark alike. Takes some milliseconds and keeps
 * buffers of the picture's size for the next one.
 */
export function detect(picture: Picture, { coarse = false, ...options }: DetectOptions = {}): readonly Detection[] {
  const pixels = pixelsOf(picture);
  const borders = findSides(pixels);
  const search: Search = { followed: [], found: [], unsure: [], failed: [] };
  for (const way of coarse ? WAYS.slice(0, 1) : WAYS) {
    if (search.found.length > 0 || search.failed.length >= SEARCH_BUDGET.outlines) break;
    const rated: { guess: Guess; share: number }[] = [];
    way(borders, (guess) => {
      const share = shareGuessed(pixels, guess);
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

/** Follows guesses, the most promising first, as long as the budget of the search lasts. */
function follow(pixels: Pixels, guesses: readonly Guess[], search: Search, options: ReadOptions): void {
  let searchBudget = SEARCH_BUDGET;
  let [followed, failed] = [0, search.failed.length];
  for (const guess of guesses) {
    if (followed >= searchBudget.guesses || failed >= searchBudget.outlines) return;
    if (isKnown(guess.centre, search.found) || isFollowed(guess, search)) continue;
    search.followed.push({ ...placeOf(guess), inverted: guess.inverted });
    followed++;
    const place = fitGuess(pixels, guess);
    if (!place || search.failed.some((other) => isSame(other, place))) continue;
    const detection = readFitted(pixels, guess.inverted, failed < searchBudget.thorough, options);
    if (detection?.ok) {
      search.found.push(detection);
      searchBudget = SEARCH_BUDGET_AFTER;
      followed = failed = 0;
      continue;
    }
    failed++;
    search.failed.push(place);
    if (detection && !isKnown(detection.centre, search.unsure)) search.unsure.push(detection);
  }
}

/** Whether the same hexagon was guessed already, from others of its sides. */
function isFollowed({ centre, corners, inverted }: Guess, { followed }: Search): boolean {
  return followed.some((other) => other.inverted === inverted && isSame({ centre, corners }, other));
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
