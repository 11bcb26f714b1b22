import { ROW_STEP } from '../../layout/geometry.ts';
import type { Guess } from '../hexagons/guess.ts';
import type { Equations } from './least-squares.ts';

/**
 * Where the camera sees the plane of the code: each coordinate of the picture, in pixels, is a polynomial of degree three
 * in the code's own coordinates. Over the few centimetres of a code this is as good as a homography where it is flat,
 * and follows a tube, which a homography does not. Coefficients of x, then those of y, in the order of `writeTerms`.
 */
export type Warp = Float64Array;

/** Terms of a polynomial of degree three. */
const MOST_TERMS = 10;

/** Terms of a polynomial of degree two: enough for light. */
export const LIGHT_TERMS = 6;

/** Unknowns of a change of the warp: of a plane, six of where it lies and two of how it leans; or of every term. */
export const [FLAT, BENT] = [8, 2 * MOST_TERMS] as const;

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
  const x = u / UNIT;
  const y = v / UNIT;
  out[0] = polynomialAt(warp, 0, x, y);
  out[1] = polynomialAt(warp, MOST_TERMS, x, y);
}

/** The polynomial of ten coefficients from `at` on, after Horner: this is what the detector does most. */
function polynomialAt(warp: Warp, at: number, x: number, y: number): number {
  const byX = warp[at + 1]! + x * (warp[at + 3]! + x * warp[at + 6]! + y * warp[at + 7]!);
  const byY = warp[at + 2]! + x * (warp[at + 4]! + y * warp[at + 8]!) + y * (warp[at + 5]! + y * warp[at + 9]!);
  return warp[at]! + x * byX + y * byY;
}

/** Adds to the warp the change that the equations, of `FLAT` or `BENT` unknowns, were solved for. */
export function adjust(warp: Warp, { solution, unknowns }: Equations): void {
  if (unknowns === BENT) {
    for (let term = 0; term < BENT; term++) warp[term] = warp[term]! + solution[term]!;
    return;
  }
  const [leanX, leanY] = [solution[6]!, solution[7]!];
  for (let axis = 0; axis < 2; axis++) {
    const at = axis * MOST_TERMS;
    const [acrossX, acrossY] = [warp[at + 1]!, warp[at + 2]!];
    for (let term = 0; term < 3; term++) warp[at + term] = warp[at + term]! + solution[axis * 3 + term]!;
    warp[at + 3] = warp[at + 3]! + leanX * acrossX;
    warp[at + 4] = warp[at + 4]! + leanX * acrossY + leanY * acrossX;
    warp[at + 5] = warp[at + 5]! + leanY * acrossY;
  }
}

/** Adds the equation that moves what the warp shows at (u, v) by `distance` pitches along (x, y), of which a pitch takes as many pixels as the vector is short of one. */
export function demand(
  equations: Equations,
  warp: Warp,
  u: number,
  v: number,
  x: number,
  y: number,
  distance: number,
  weight: number,
): void {
  const row = equations.add(distance, weight);
  const bent = equations.unknowns === BENT;
  const count = bent ? MOST_TERMS : 3;
  writeTerms(u, v, terms);
  for (let term = 0; term < count; term++) {
    row[term] = x * terms[term]!;
    row[count + term] = y * terms[term]!;
  }
  if (bent) return;
  // A plane that leans shows what is nearer larger: each point moves away from the centre, the more the farther it is on one side.
  const away =
    x * (warp[1]! * terms[1]! + warp[2]! * terms[2]!) +
    y * (warp[MOST_TERMS + 1]! * terms[1]! + warp[MOST_TERMS + 2]! * terms[2]!);
  row[6] = away * terms[1]!;
  row[7] = away * terms[2]!;
}

/** Starts the warp from a guess: its two corners are those to the right and to the lower right of the code. */
export function startFrom({ centre, corners: [right, lower], radius }: Guess, warp: Warp): void {
  const scale = UNIT / radius;
  warp.fill(0);
  for (const axis of [0, 1] as const) {
    const across = right[axis] - centre[axis];
    warp[axis * MOST_TERMS] = centre[axis];
    warp[axis * MOST_TERMS + 1] = across * scale;
    warp[axis * MOST_TERMS + 2] = ((lower[axis] - centre[axis] - across / 2) / ROW_STEP) * scale;
  }
}
