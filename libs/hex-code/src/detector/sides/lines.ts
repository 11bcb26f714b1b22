import type { Point } from '../picture.ts';
import type { Border } from './borders.ts';

/** A line through a point, along a direction of any length. */
export interface Line {
  readonly through: Point;
  readonly along: Point;
}

/** Part of a side that is left out at each end, where the corner is round. */
const MARGIN = 0.12;

/** The line nearest to the points of a border from one index up to another, which may lie beyond the border's end (total least squares). */
export function fitLine({ points, length }: Border, from: number, to: number): Line {
  const margin = (to - from) * MARGIN;
  const first = Math.ceil(from + margin);
  let at = 2 * (first % length);
  let [count, sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0, 0];
  for (let index = first; index <= to - margin; index++) {
    // Pixel corners lie on either side of a slanting edge; the middles of pixel sides do not.
    const next = at + 2 === 2 * length ? 0 : at + 2;
    const x = (points[at]! + points[next]!) / 2;
    const y = (points[at + 1]! + points[next + 1]!) / 2;
    at = next;
    count++;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
    sumYY += y * y;
  }
  const [x, y] = [sumX / count, sumY / count];
  const angle = Math.atan2(2 * (sumXY - x * sumY), sumXX - x * sumX - (sumYY - y * sumY)) / 2;
  return { through: [x, y], along: [Math.cos(angle), Math.sin(angle)] };
}

/** Where two lines meet; far away or not finite where they hardly do. */
export function meet(one: Line, other: Line): Point {
  const part = cross(minus(other.through, one.through), other.along) / cross(one.along, other.along);
  return [one.through[0] + part * one.along[0], one.through[1] + part * one.along[1]];
}

/** The way from `b` to `a`. */
export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Twice the area between two directions: positive where the second is clockwise of the first, as seen. */
export function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}
