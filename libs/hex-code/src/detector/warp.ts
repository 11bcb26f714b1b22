import { ROW_STEP } from '../layout/geometry.ts';
import type { Guess } from './hexagons.ts';
import type { Equations } from './least-squares.ts';

/**
 * Where the camera sees the plane of the code: each coordinate of the picture, in pixels, is a polynomial of degree three
 * in the code's own coordinates. Over the few centimetres of a code this is as good as a homography where it is flat,
 * and follows a tube, which a homography does not. Coefficients of x, then those of y, in the order of `writeTerms`.
 */
export type Warp = Float64Array;

/** Terms of a polynomial of degree 1, 2, 3. */
export const TERMS = [0, 3, 6, 10] as const;

/** Degrees of the polynomials that are fitted. */
export type Degree = 1 | 2 | 3;

const MOST_TERMS = 10;

/** Pitches that count as 1 inside the polynomials, so that no term outgrows the others. */
const UNIT = 8;

const terms = new Float64Array(MOST_TERMS);

/** A warp that sends everything to (0, 0). */
export function noWarp(): Warp {
  return new Float64Array(2 * MOST_TERMS);
}

/** Writes in `out` the terms of the polynomials at a point of the code, in pitches from its centre. */
export function writeTerms(u: number, v: number, out: Float64Array): void {
  const x = u / UNIT;
  const y = v / UNIT;
  out[0] = 1;
  out[1] = x;
  out[2] = y;
  out[3] = x * x;
  out[4] = x * y;
  out[5] = y * y;
  out[6] = x * x * x;
  out[7] = x * x * y;
  out[8] = x * y * y;
  out[9] = y * y * y;
}

/** Writes in `out` the point of the picture, in pixels, where (u, v) pitches from the centre of the code is seen. */
export function project(warp: Warp, u: number, v: number, out: Float64Array): void {
  writeTerms(u, v, terms);
  let x = 0;
  let y = 0;
  for (let term = 0; term < MOST_TERMS; term++) {
    x += warp[term]! * terms[term]!;
    y += warp[MOST_TERMS + term]! * terms[term]!;
  }
  out[0] = x;
  out[1] = y;
}

/** Adds to the warp the change solved for polynomials of the given degree: all terms of x, then all of y. */
export function adjust(warp: Warp, change: Float64Array, degree: Degree): void {
  const count = TERMS[degree];
  for (let term = 0; term < count; term++) {
    warp[term] = warp[term]! + change[term]!;
    warp[MOST_TERMS + term] = warp[MOST_TERMS + term]! + change[count + term]!;
  }
}

/** Adds the equation that moves what the warp shows at (u, v) by `distance` pixels along the unit vector (x, y). */
export function demand(equations: Equations, degree: Degree, u: number, v: number, x: number, y: number, distance: number, weight: number): void {
  const row = equations.add(distance, weight);
  const count = TERMS[degree];
  writeTerms(u, v, terms);
  for (let term = 0; term < count; term++) {
    row[term] = x * terms[term]!;
    row[count + term] = y * terms[term]!;
  }
}

/** Starts the warp from the two corners of a guess: those to the right and to the lower right of the code, `radius` pitches away. */
export function startFrom({ centre, corners: [right, lower] }: Guess, radius: number, warp: Warp): void {
  const scale = UNIT / radius;
  warp.fill(0);
  for (const axis of [0, 1] as const) {
    const across = right[axis] - centre[axis];
    warp[axis * MOST_TERMS] = centre[axis];
    warp[axis * MOST_TERMS + 1] = across * scale;
    warp[axis * MOST_TERMS + 2] = ((lower[axis] - centre[axis] - across / 2) / ROW_STEP) * scale;
  }
}
