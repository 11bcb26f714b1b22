import { OUTLINE } from '../layout/geometry.ts';
import type { Border } from './borders.ts';
import { cross, fitLine, meet, minus, type Line } from './lines.ts';
import type { Point } from './picture.ts';
import { chordOf, pointOf, type Side } from './sides.ts';

/** An affine guess of where a code lies: its centre and two neighbouring corners of its outline, clockwise as seen. */
export interface Guess {
  readonly centre: Point;
  readonly corners: readonly [Point, Point];
  /** Whether the outline is light on dark. */
  readonly inverted: boolean;
}

/** A guess, and the side of its border between the two corners, by its place among the sides. */
export interface Announced {
  readonly guess: Guess;
  readonly middle: number;
}

/** Least radius of a hexagon in the halved picture, the way that it is seen shortest: of dots 2.6 pixels apart in the picture. */
const LEAST_RADIUS = 1.3 * OUTLINE.inner;

/** How much shorter a code may look one way than the other: a tilt of 66°. */
const LEAST_ASPECT = 0.4;

/** The turn at a corner of a hexagon seen aslant, as the sine between two sides: 20° to 160°. */
const LEAST_TURN = 0.34;

/** Of the side between the two corners, and of its neighbours, this much must be seen, and no more, in lengths expected. */
const REACH = { least: 0.3, most: 1.3 } as const;

/**
 * Hands to `visit` each hexagon that three neighbouring sides of a border announce. Two corners and the directions
 * of the sides beyond them are the six numbers of an affine map, so that the rest of the outline may be hidden.
 */
export function guessHexagons(border: Border, sides: readonly Side[], visit: (announced: Announced) => void): void {
  if (sides.length < 3) return;
  const chords = sides.map((side) => chordOf(border, side));
  const turns = chords.map((chord, at) => turnBetween(chord, chords[(at + 1) % sides.length]!));
  sides.forEach((_, at) => {
    const turn = turns[at]!;
    if (Math.abs(turn) < LEAST_TURN || turn * turns[(at + 1) % sides.length]! < LEAST_TURN * LEAST_TURN) return;
    const guess = guessFrom(border, [0, 1, 2].map((step) => sides[(at + step) % sides.length]!), turn < 0);
    if (guess) visit({ guess, middle: (at + 1) % sides.length });
  });
}

function guessFrom(border: Border, sides: readonly Side[], inverted: boolean): Guess | undefined {
  const chords = sides.map((side): Line => ({ through: pointOf(border, side.from), along: chordOf(border, side) }));
  if (!isPlausible(chords)) return undefined;
  const { centre, one, two } = frameOf(sides.map(({ from, to }) => fitLine(border, from, to)));
  const corners: [Point, Point] = [enlarge(one), enlarge(two)];
  return { centre: enlarge(centre), corners: inverted ? [corners[1], corners[0]] : corners, inverted };
}

/** Sine of the turn from one way to the next. */
function turnBetween(into: Point, out: Point): number {
  return cross(into, out) / Math.sqrt((into[0] ** 2 + into[1] ** 2) * (out[0] ** 2 + out[1] ** 2));
}

interface Frame { readonly centre: Point; readonly one: Point; readonly two: Point }

/** The sides next to a side meet beyond it, as far from it as the centre is: centre, corners and meeting point are a rhombus. */
function frameOf(lines: readonly Line[]): Frame {
  const [before, side, after] = lines as [Line, Line, Line];
  const [one, two, meeting] = [meet(before, side), meet(side, after), meet(before, after)];
  return { centre: [one[0] + two[0] - meeting[0], one[1] + two[1] - meeting[1]], one, two };
}

/** Whether the sides are long enough, and not too long, for a hexagon that is large enough and not seen too much aslant. */
function isPlausible(sides: readonly Line[]): boolean {
  const { centre, one, two } = frameOf(sides);
  const chords = sides.map(({ along }) => along) as [Point, Point, Point];
  const [toOne, toTwo] = [minus(one, centre), minus(two, centre)];
  return reaches(chords[0], toTwo) && reaches(chords[1], minus(two, one)) && reaches(chords[2], minus(centre, one)) && isUpright(toOne, toTwo);
}

function reaches(side: Point, expected: Point): boolean {
  const reach = (side[0] * expected[0] + side[1] * expected[1]) / (expected[0] ** 2 + expected[1] ** 2);
  return reach > REACH.least && reach < REACH.most;
}

/** By the singular values of the hexagon's affine map. */
function isUpright(one: Point, two: Point): boolean {
  const y: Point = [(2 * two[0] - one[0]) / Math.sqrt(3), (2 * two[1] - one[1]) / Math.sqrt(3)];
  const square = one[0] ** 2 + one[1] ** 2 + y[0] ** 2 + y[1] ** 2;
  const spread = Math.sqrt(Math.max(0, square * square - 4 * cross(one, y) ** 2));
  const least = Math.sqrt((square - spread) / 2);
  return least > LEAST_RADIUS && least > LEAST_ASPECT * Math.sqrt((square + spread) / 2);
}

/** From the halved picture to the picture. */
function enlarge([x, y]: Point): Point {
  return [2 * x, 2 * y];
}
