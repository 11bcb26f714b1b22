import { OUTLINE, ROW_STEP } from '../../layout/geometry.ts';
import type { Place } from '../detection.ts';
import type { Point } from '../picture.ts';
import { cross, meet, minus, type Line } from '../sides/lines.ts';
import type { Side } from '../sides/sides.ts';

/** An affine guess of where a code lies: its centre and two neighbouring corners of its outline, clockwise as seen. */
export interface Guess {
  readonly centre: Point;
  readonly corners: readonly [Point, Point];
  /** Whether the outline is light on dark. */
  readonly inverted: boolean;
  /** Circumradius at which the corners lie, in pitches: the outline's outer edge or its inner one. */
  readonly radius: number;
}

/** Least radius of a hexagon in the halved picture, the way that it is seen shortest: of dots 2.6 pixels apart in the picture. */
const LEAST_RADIUS = 1.3 * OUTLINE.inner;

/** How much shorter a code may look one way than the other: a tilt of 66°. */
const LEAST_ASPECT = 0.4;

/** The turn at a corner of a hexagon seen aslant, as the sine between two sides: 20° to 160°. */
const LEAST_TURN = 0.34;

/** This much of a side must be seen, and it may seem this much too long at either end, in lengths expected. */
const [SEEN, BEYOND] = [0.3, 0.3];

/** Visits both hexagons that three sides may belong to: sides clockwise around the dark are the outer edge of a dark outline or the inner one of a light outline. */
export function guessFrom(before: Side, side: Side, after: Side, visit: (guess: Guess) => void): void {
  const turn = turnAt(before, side);
  if (!isTurn(turn) || turn * turnAt(side, after) < LEAST_TURN * LEAST_TURN) return;
  const { centre, one, two } = frameOf(before.line, side.line, after.line);
  if (!isPlausible(before, side, after, { centre, one, two })) return;
  const inverted = turn < 0;
  const corners: [Point, Point] = inverted ? [enlarge(two), enlarge(one)] : [enlarge(one), enlarge(two)];
  visit({ centre: enlarge(centre), corners, inverted, radius: OUTLINE.outer });
  visit({ centre: enlarge(centre), corners, inverted: !inverted, radius: OUTLINE.inner });
}

/** Sine of the turn from one side to the next: positive clockwise. */
export function turnAt(side: Side, next: Side): number {
  return cross(side.along, next.along) / (side.length * next.length);
}

/** Whether this is the sine of the turn at a corner of a hexagon. */
export const isTurn = (sine: number): boolean => Math.abs(sine) > LEAST_TURN;

interface Frame {
  readonly centre: Point;
  readonly one: Point;
  readonly two: Point;
}

/** The sides next to a side meet beyond it, as far from it as the centre is: centre, corners and meeting point are a rhombus. */
function frameOf(before: Line, side: Line, after: Line): Frame {
  const one = meet(before, side);
  const two = meet(side, after);
  const meeting = meet(before, after);
  return { centre: [one[0] + two[0] - meeting[0], one[1] + two[1] - meeting[1]], one, two };
}

/** Whether the sides are long enough, and where they should be, for a hexagon that is large enough and not seen too much aslant. */
function isPlausible(before: Side, side: Side, after: Side, { centre, one, two }: Frame): boolean {
  const [toOne, toTwo] = [minus(one, centre), minus(two, centre)];
  return (
    lies(side, one, minus(two, one)) &&
    lies(before, minus(one, toTwo), toTwo) &&
    lies(after, two, minus(centre, one)) &&
    isUpright(toOne, toTwo)
  );
}

/** Whether a side lies along what is expected of it, from a corner on. */
function lies({ start, end }: Side, corner: Point, expected: Point): boolean {
  const square = squareOf(expected);
  const from = ((start[0] - corner[0]) * expected[0] + (start[1] - corner[1]) * expected[1]) / square;
  const to = ((end[0] - corner[0]) * expected[0] + (end[1] - corner[1]) * expected[1]) / square;
  return from > -BEYOND && to < 1 + BEYOND && to - from > SEEN;
}

/** By the area between two corners and the centre, and the longest of the sides around it. */
function isUpright(one: Point, two: Point): boolean {
  const area = Math.abs(cross(one, two)) / ROW_STEP;
  const square = Math.max(squareOf(one), squareOf(two), squareOf(minus(two, one)));
  return area > LEAST_RADIUS * Math.sqrt(square) && area > LEAST_ASPECT * square;
}

function squareOf(way: Point): number {
  return way[0] * way[0] + way[1] * way[1];
}

/** From the halved picture to the picture. */
function enlarge(point: Point): Point {
  return [2 * point[0], 2 * point[1]];
}

/** Where all of the hexagon is that a guess announces. */
export function placeOf({ centre, corners: [one, two] }: Guess): Place {
  const halves: Point[] = [one, two, [two[0] - one[0] + centre[0], two[1] - one[1] + centre[1]]];
  return { centre, corners: [...halves, ...halves.map(([x, y]): Point => [2 * centre[0] - x, 2 * centre[1] - y])] };
}
