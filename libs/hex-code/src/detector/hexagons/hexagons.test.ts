import { hexagonCorners, OUTLINE } from '../../layout/geometry.ts';
import type { Point } from '../picture.ts';
import { minus } from '../sides/lines.ts';
import type { Side } from '../sides/sides.ts';
import { guessAcross } from './across.ts';
import type { Guess } from './guess.ts';
import { guessWithin } from './within.ts';

/** Corners of a hexagon in the halved picture, clockwise, round (100, 80): seen aslant where `aspect` is below 1. */
const cornersAt = (radius: number, aspect = 1): Point[] =>
  hexagonCorners(radius).map(([x, y]) => [100 + x, 80 + aspect * y]);

/** The side from one point to another, of which the part `from`–`to` is seen. */
function side(start: Point, end: Point, from = 0, to = 1): Side {
  const at = (part: number): Point => [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
  const along = minus(at(to), at(from));
  return { start: at(from), end: at(to), along, length: Math.hypot(...along), line: { through: at(from), along } };
}

const sidesOf = (corners: readonly Point[], from = 0, to = 1) =>
  corners.map((corner, at) => side(corner, corners[(at + 1) % corners.length]!, from, to));

function guesses(way: typeof guessWithin, borders: readonly (readonly Side[])[]): Guess[] {
  const found: Guess[] = [];
  way(borders, (guess) => found.push(guess));
  return found;
}

const centres = (found: readonly Guess[]) => found.map(({ centre: [x, y] }) => [Math.round(x), Math.round(y)]);

test.each([1, 0.6])(
  'three sides of a hexagon tell its centre and two corners, in pixels of the whole picture (height %f)',
  (aspect) => {
    const corners = cornersAt(30, aspect);
    const found = guesses(guessWithin, [sidesOf(corners).slice(0, 3)]);
    expect(centres(found)).toEqual([
      [200, 160],
      [200, 160],
    ]);
    found[0]!.corners.forEach(([x, y], at) => {
      expect(x).toBeCloseTo(2 * corners[at + 1]![0]);
      expect(y).toBeCloseTo(2 * corners[at + 1]![1]);
    });
  },
);

test('sides around the dark are the outer edge of a dark outline, or the inner one of a light outline', () => {
  const kinds = guesses(guessWithin, [sidesOf(cornersAt(30)).slice(0, 3)]).map(({ inverted, radius }) => ({
    inverted,
    radius,
  }));
  expect(kinds).toEqual([
    { inverted: false, radius: OUTLINE.outer },
    { inverted: true, radius: OUTLINE.inner },
  ]);
});

test('sides around the light are the outer edge of a light outline, or the inner one of a dark outline', () => {
  const kinds = guesses(guessWithin, [sidesOf(cornersAt(30).reverse()).slice(0, 3)]).map(({ inverted, radius }) => ({
    inverted,
    radius,
  }));
  expect(kinds).toEqual([
    { inverted: true, radius: OUTLINE.outer },
    { inverted: false, radius: OUTLINE.inner },
  ]);
});

test('a stain on a side, which puts a side of its own between two, is stepped over', () => {
  const [first, second, third] = sidesOf(cornersAt(30)) as [Side, Side, Side];
  const bulge = side([140, 120], [150, 110]);
  expect(centres(guesses(guessWithin, [[first, bulge, second, third]]))).toContainEqual([200, 160]);
});

test.each([
  ['too small for dots to be told apart', sidesOf(cornersAt(8))],
  ['seen too much aslant', sidesOf(cornersAt(40, 0.3))],
  ['hardly seen', sidesOf(cornersAt(30), 0.4, 0.6)],
  [
    'a square',
    sidesOf([
      [60, 60],
      [120, 60],
      [120, 120],
      [60, 120],
    ]).slice(0, 2),
  ],
])('no hexagon is guessed where it is %s', (_, sides) => {
  expect(guesses(guessWithin, [sides])).toEqual([]);
});

test('pieces of an outline that have two sides each announce it together', () => {
  const sides = sidesOf(cornersAt(30));
  const pieces = [sides.slice(0, 2), sides.slice(2, 4), sides.slice(4, 6)];
  expect(guesses(guessWithin, pieces)).toEqual([]);
  expect(centres(guesses(guessAcross, pieces))).toContainEqual([200, 160]);
});

test('pieces far apart announce nothing', () => {
  const [first, second] = sidesOf(cornersAt(30)) as [Side, Side];
  const far = sidesOf(cornersAt(30).map(([x, y]) => [x + 300, y] as const))[2]!;
  expect(guesses(guessAcross, [[first, second], [far]])).toEqual([]);
});
