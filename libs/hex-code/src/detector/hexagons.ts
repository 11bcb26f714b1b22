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

/** Pixels from a code's centre to the nearest side of its outline, at least: dots two pixels apart in the picture. */
const LEAST_RADIUS = OUTLINE.inner;

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
export function guessHexagons(border: Border, sides: readonly Side[], visit: (guess: Guess) => void): void {
  if (sides.length < 3) return;
  sides.forEach((side, at) => {
    const guess = guessFrom(border, side, sides[(at + 1) % sides.length]!, sides[(at + 2) % sides.length]!);
    if (guess) visit(guess);
  });
}

function guessFrom(border: Border, before: Side, side: Side, after: Side): Guess | undefined {
  const chords = [chordOf(border, before), chordOf(border, side), chordOf(border, after)] as const;
  const turn = turnBetween(chords[0], chords[1]);
  if (Math.abs(turn) < LEAST_TURN || turn * turnBetween(chords[1], chords[2]) < LEAST_TURN * LEAST_TURN) return undefined;
  const rough = [before, side, after].map((one, at): Line => ({ through: pointOf(border, one.from), along: chords[at]! }));
  if (!isPlausible(chords, frameOf(rough))) return undefined;
  const { centre, one, two } = frameOf([before, side, after].map(({ from, to }) => fitLine(border, from, to)));
  const inverted = turn < 0;
  const corners: [Point, Point] = [enlarge(one), enlarge(two)];
  return { centre: enlarge(centre), corners: inverted ? [corners[1], corners[0]] : corners, inverted };
}

/** Sine of the turn from one way to the next. */
function turnBetween(into: Point, out: Point): number {
  return cross(into, out) / (Math.hypot(...into) * Math.hypot(...out));
}

interface Frame { readonly centre: Point; readonly one: Point; readonly two: Point }

/** The sides next to a side meet beyond it, as far from it as the centre is: centre, corners and meeting point are a rhombus. */
function frameOf(lines: readonly Line[]): Frame {
  const [before, side, after] = lines as [Line, Line, Line];
  const [one, two, meeting] = [meet(before, side), meet(side, after), meet(before, after)];
  return { centre: [one[0] + two[0] - meeting[0], one[1] + two[1] - meeting[1]], one, two };
}

/** Whether the sides are long enough, and not too long, for a hexagon that is large enough and not seen too much aslant. */
function isPlausible(chords: readonly [Point, Point, Point], { centre, one, two }: Frame): boolean {
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
