import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import type { Border } from './borders.ts';
import type { Equations } from './least-squares.ts';
import { cross, minus } from './lines.ts';
import type { Point } from './picture.ts';
import { chordOf, pointOf, type Side } from './sides.ts';
import { adjust, demand, project, TERMS, type Degree, type Warp } from './warp.ts';

const CORNERS = hexagonCorners(OUTLINE.outer);

/** Sides beyond the first one of a guess that may follow it, onwards and backwards: all six in the end. */
const [ONWARDS, BACKWARDS] = [3, -2];

/** How far the middle of a side may be off, in lengths of the side, and how far it may be turned, as a sine. */
const [AWAY, TURNED] = [0.4, 0.5];

/** Degrees of the warp, round by round. */
const ROUNDS: readonly Degree[] = [1, 2, 2];

/** Points of each side that the warp is led to. */
const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Pull to 0 on each change of the warp, against the weight of one point. */
const RIDGE = 0.05;

const seen = new Float64Array(2);

/**
 * Leads the warp, an affine guess from the side `middle` and its two neighbours, to the sides that follow them on the
 * same border with turns of the same sense: it bends as they do, on a tube as well.
 */
export function followSides(border: Border, sides: readonly Side[], middle: number, inverted: boolean, warp: Warp, equations: Equations): void {
  const sense = inverted ? -1 : 1;
  const sideAt = (step: number) => sides[(middle + step + sides.length) % sides.length]!;
  const turnsOn = (step: number) => sense * cross(chordOf(border, sideAt(step)), chordOf(border, sideAt(step + 1))) > 0;
  let [first, last] = [-1, 1];
  while (last < ONWARDS && last - first + 1 < sides.length && turnsOn(last)) last++;
  while (first > BACKWARDS && last - first + 1 < sides.length && turnsOn(first - 1)) first--;
  for (const degree of ROUNDS) {
    equations.clear(2 * TERMS[degree]);
    for (let step = first; step <= last; step++) leadToSide(border, sideAt(step), (sense * step + 6) % 6, warp, degree, equations);
    equations.solve(RIDGE);
    adjust(warp, equations.solution, degree);
  }
}

/** Adds equations that bring side `index` of the outline onto a side of the border. */
function leadToSide(border: Border, side: Side, index: number, warp: Warp, degree: Degree, equations: Equations): void {
  const [corner, next] = [CORNERS[index]!, CORNERS[(index + 1) % 6]!];
  const start = pointAt(warp, corner);
  const chord = minus(pointAt(warp, next), start);
  const [dx, dy] = chordOf(border, side);
  const length = Math.hypot(dx, dy);
  if (!isExpected(minus(inPicture(border, Math.round((side.from + side.to) / 2)), start), [dx, dy], chord)) return;
  const [nx, ny] = [dy / length, -dx / length];
  for (const along of ALONG) {
    const point = inPicture(border, Math.round(side.from + along * (side.to - side.from)));
    const [px, py] = minus(point, start);
    const part = Math.min(Math.max((px * chord[0] + py * chord[1]) / (chord[0] ** 2 + chord[1] ** 2), 0), 1);
    const u = corner[0] + part * (next[0] - corner[0]);
    const v = corner[1] + part * (next[1] - corner[1]);
    project(warp, u, v, seen);
    demand(equations, degree, u, v, nx, ny, (point[0] - seen[0]!) * nx + (point[1] - seen[1]!) * ny, 1);
  }
}

/** Whether a side, by its middle as seen from the expected side's start, is about where and as it is expected. */
function isExpected(middle: Point, side: Point, expected: Point): boolean {
  const [across, along] = [cross(expected, middle), expected[0] * middle[0] + expected[1] * middle[1]];
  const square = expected[0] ** 2 + expected[1] ** 2;
  const turn = Math.abs(cross(expected, side)) / Math.sqrt(square * (side[0] ** 2 + side[1] ** 2));
  return Math.abs(across) < AWAY * square && Math.abs(along / square - 0.5) < AWAY && turn < TURNED;
}

function inPicture(border: Border, index: number): Point {
  const [x, y] = pointOf(border, index);
  return [2 * x, 2 * y];
}

function pointAt(warp: Warp, [u, v]: Point): Point {
  project(warp, u, v, seen);
  return [seen[0]!, seen[1]!];
}
