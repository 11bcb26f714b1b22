import type { Border } from './borders.ts';

/** A border may leave its polygon by this many pixels: what noise and blur do to a straight edge. */
const TOLERANCE = 1.5;

/** Vertices kept of one border. */
const MOST_VERTICES = 4096;

/** A closed polygon along a border: its vertices, as indices of the border's points. */
export interface Polygon {
  readonly vertices: Int32Array;
  length: number;
}

/** A polygon to be filled by `simplify`. */
export function noPolygon(): Polygon {
  return { vertices: new Int32Array(MOST_VERTICES), length: 0 };
}

const pending: number[] = [];

/** Writes in `polygon` the few points of the border between which it is straight (Ramer, Douglas and Peucker). */
export function simplify(border: Border, polygon: Polygon): void {
  const { points, length } = border;
  const opposite = farthestFrom(border, 0);
  polygon.length = 0;
  // Chords still to be looked at, the next one last; the end of the border is its start again.
  pending.length = 0;
  pending.push(opposite, length, 0, opposite);
  while (pending.length > 0) {
    const to = pending.pop()!;
    const from = pending.pop()!;
    const between = farthestFromChord(points, from, to, length);
    if (between > 0) pending.push(between, to, from, between);
    else if (polygon.length < MOST_VERTICES) polygon.vertices[polygon.length++] = from;
  }
}

function farthestFrom({ points, length }: Border, start: number): number {
  let farthest = start;
  let most = 0;
  for (let at = 0; at < length; at++) {
    const distance = (points[2 * at]! - points[2 * start]!) ** 2 + (points[2 * at + 1]! - points[2 * start + 1]!) ** 2;
    if (distance > most) {
      most = distance;
      farthest = at;
    }
  }
  return farthest;
}

/** The point that leaves the chord most, or 0 where none leaves it by more than the tolerance. */
function farthestFromChord(points: Int32Array, from: number, to: number, length: number): number {
  const x = points[2 * from]!;
  const y = points[2 * from + 1]!;
  const dx = points[2 * (to % length)]! - x;
  const dy = points[2 * (to % length) + 1]! - y;
  let most = TOLERANCE * Math.sqrt(dx * dx + dy * dy);
  let farthest = 0;
  for (let at = from + 1; at < to; at++) {
    const away = Math.abs((points[2 * at]! - x) * dy - (points[2 * at + 1]! - y) * dx);
    if (away > most) {
      most = away;
      farthest = at;
    }
  }
  return farthest;
}
