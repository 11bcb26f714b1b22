import type { Pixels } from '../pixels.ts';
import { measureOutline } from './edges.ts';
import type { Equations } from './least-squares.ts';
import { shareSeen } from './outline-seen.ts';
import { adjust, BENT, FLAT, type Warp } from './warp.ts';

/**
 * How the fit proceeds, from rough to fine. It takes the code for a plane, which hidden sides cannot bend: what a tube bends
 * comes later. The edge is looked for within `range` pitches, and this share of the outline must be seen after each stage.
 */
const STAGES = [
  { range: 0.85, every: 3, share: 0.55 },
  { range: 0.85, every: 1, share: 0.6 },
  { range: 0.6, every: 1, share: 0.6 },
] as const;

/** Pull to 0 on each change of the warp, in pixels, against the weight of a place a pitch off. */
export const RIDGE = 0.0005;

/** How far the edge may be where an outline is bent, in pitches. */
const BEND = 0.45;

/** Fits the warp to the outline in the picture, from a guess that may be a pitch off. Tells whether enough of an outline is there. */
export function fitOutline(pixels: Pixels, warp: Warp, inverted: boolean, equations: Equations): boolean {
  return STAGES.every(({ range, every, share }) => {
    moveToOutline(pixels, warp, inverted, equations, FLAT, range, every);
    return shareSeen(pixels, warp, inverted, every) >= share;
  });
}

/** Bends the warp, fitted to the outline as a plane, to the outline as it is seen: on a tube. */
export function bendToOutline(pixels: Pixels, warp: Warp, inverted: boolean, equations: Equations): void {
  moveToOutline(pixels, warp, inverted, equations, BENT, BEND, 1);
}

function moveToOutline(
  pixels: Pixels,
  warp: Warp,
  inverted: boolean,
  equations: Equations,
  unknowns: number,
  range: number,
  every: number,
): void {
  equations.clear(unknowns);
  measureOutline(pixels, warp, inverted, range, equations, every);
  equations.solveRobustly(RIDGE, range / 2);
  adjust(warp, equations);
}
