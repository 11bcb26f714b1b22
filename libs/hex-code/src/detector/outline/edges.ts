import { hexagonCorners, OUTLINE } from '../../layout/geometry.ts';
import { greyAt, type Pixels } from '../pixels.ts';
import type { Equations } from './least-squares.ts';
import { demand, project, type Warp } from './warp.ts';

/** Where along each side the outer edge of the outline is looked for: off the corners, which blur makes round. */
const ALONG = [0.07, 0.17, 0.27, 0.37, 0.46, 0.54, 0.63, 0.73, 0.83, 0.93] as const;

/** Distance between two looks across the edge, and the looks on each side that a step of the grey is taken over, in pitches. */
const LOOK = 0.14;
const LOOKS_A_SIDE = 3;

/** Least step of the grey over the edge. */
const LEAST_STEP = 6;

/** A place on the outer edge of the outline: pitches from the code's centre, its side's direction and outward normal. */
export interface Place {
  readonly u: number;
  readonly v: number;
  readonly along: readonly [number, number];
  readonly out: readonly [number, number];
}

/** The places looked at. */
export const PLACES: readonly Place[] = placesOnOutline();

function placesOnOutline(): Place[] {
  const corners = hexagonCorners(OUTLINE.outer);
  return corners.flatMap(([u, v], side) => {
    const [nextU, nextV] = corners[(side + 1) % 6]!;
    const along = [(nextU - u) / OUTLINE.outer, (nextV - v) / OUTLINE.outer] as const;
    return ALONG.map((part) => ({
      u: u + part * (nextU - u),
      v: v + part * (nextV - v),
      along,
      out: [along[1], -along[0]] as const,
    }));
  });
}

const here = new Float64Array(2);
const aside = new Float64Array(2);
const outside = new Float64Array(2);
const profile = new Float64Array(32);

/**
 * Adds an equation for each place where the outer edge of the outline is seen within `range` pitches of where the warp
 * expects it. Unknown is the change of the warp; only the distance across the edge is known.
 */
export function measureOutline(
  pixels: Pixels,
  warp: Warp,
  inverted: boolean,
  range: number,
  equations: Equations,
  every = 1,
): void {
  for (let at = 0; at < PLACES.length; at += every) {
    const place = PLACES[at]!;
    project(warp, place.u, place.v, here);
    project(warp, place.u + place.along[0], place.v + place.along[1], aside);
    project(warp, place.u + place.out[0], place.v + place.out[1], outside);
    const tx = aside[0]! - here[0]!;
    const ty = aside[1]! - here[1]!;
    const length = Math.sqrt(tx * tx + ty * ty);
    const nx = ty / length;
    const ny = -tx / length;
    const scale = nx * (outside[0]! - here[0]!) + ny * (outside[1]! - here[1]!);
    const edge = findEdge(pixels, nx * scale * LOOK, ny * scale * LOOK, Math.round(range / LOOK), inverted ? -1 : 1);
    if (edge.step < LEAST_STEP) continue;
    demand(equations, warp, place.u, place.v, nx / scale, ny / scale, edge.offset * LOOK, Math.min(1, edge.step / 40));
  }
}

const edge = { offset: 0, step: 0 };

/** The strongest step from dark to light (`sign` 1) outwards across `here`, `looks` on each side of it. */
function findEdge(pixels: Pixels, dx: number, dy: number, halfWidth: number, sign: number): typeof edge {
  const reach = halfWidth + LOOKS_A_SIDE;
  for (let offset = -reach; offset <= reach; offset++)
    profile[offset + reach] = sign * greyAt(pixels, here[0]! + offset * dx, here[1]! + offset * dy);
  let best = 0;
  let before = 0;
  let after = 0;
  let previous = 0;
  edge.offset = 0;
  for (let offset = -halfWidth; offset <= halfWidth; offset++) {
    const step = stepAt(offset + reach);
    if (step > best) {
      best = step;
      before = previous;
      after = stepAt(offset + reach + 1);
      edge.offset = offset;
    }
    previous = step;
  }
  const bend = 2 * best - before - after;
  if (bend > 0 && Math.abs(edge.offset) < halfWidth) edge.offset += (after - before) / (2 * bend);
  edge.step = best / LOOKS_A_SIDE;
  return edge;
}

function stepAt(at: number): number {
  return (
    profile[at + 1]! + profile[at + 2]! + profile[at + 3]! - profile[at - 1]! - profile[at - 2]! - profile[at - 3]!
  );
}
