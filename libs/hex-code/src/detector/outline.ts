import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import { greyAt, type Pixels } from './pixels.ts';
import type { Equations } from './least-squares.ts';
import { adjust, project, TERMS, writeTerms, type Degree, type Warp } from './warp.ts';

/** Where along each side the outer edge of the outline is looked for: off the corners, which blur makes round. */
const ALONG = [0.07, 0.17, 0.27, 0.37, 0.46, 0.54, 0.63, 0.73, 0.83, 0.93] as const;

/** Distance between two looks across the edge, and the looks on each side that a step of the grey is taken over, in pitches. */
const LOOK = 0.14;
const LOOKS_A_SIDE = 3;

/** Least step of the grey over the edge. */
const LEAST_STEP = 6;

/** A place counts for the outline when its edge is this near to the fitted one, in pitches. */
const NEAR = 0.2;

/** A place on the outer edge of the outline: pitches from the code's centre, its side's direction and outward normal. */
interface Place { readonly u: number; readonly v: number; readonly along: readonly [number, number]; readonly out: readonly [number, number] }

const PLACES: readonly Place[] = placesOnOutline();

/** Number of places looked at. */
export const OUTLINE_PLACES = PLACES.length;

function placesOnOutline(): Place[] {
  const corners = hexagonCorners(OUTLINE.outer);
  return corners.flatMap(([u, v], side) => {
    const [nextU, nextV] = corners[(side + 1) % 6]!;
    const along = [(nextU - u) / OUTLINE.outer, (nextV - v) / OUTLINE.outer] as const;
    return ALONG.map((part) => ({ u: u + part * (nextU - u), v: v + part * (nextV - v), along, out: [along[1], -along[0]] as const }));
  });
}

const here = new Float64Array(2);
const aside = new Float64Array(2);
const outside = new Float64Array(2);
const terms = new Float64Array(TERMS[3]);
const profile = new Float64Array(32);

/** Pixels a pitch takes across the outline at each equation's place. */
const scales = new Float64Array(OUTLINE_PLACES);

/**
 * Adds an equation for each place where the outer edge of the outline is seen within `range` pitches of where the warp
 * expects it. Unknown is the change of the warp; only the distance across the edge is known.
 */
export function measureOutline(pixels: Pixels, warp: Warp, inverted: boolean, range: number, degree: Degree, equations: Equations): void {
  for (const place of PLACES) {
    project(warp, place.u, place.v, here);
    project(warp, place.u + place.along[0], place.v + place.along[1], aside);
    project(warp, place.u + place.out[0], place.v + place.out[1], outside);
    const [tx, ty] = [aside[0]! - here[0]!, aside[1]! - here[1]!];
    const length = Math.hypot(tx, ty);
    const [nx, ny] = [ty / length, -tx / length];
    const scale = nx * (outside[0]! - here[0]!) + ny * (outside[1]! - here[1]!);
    const edge = findEdge(pixels, nx * scale * LOOK, ny * scale * LOOK, Math.round(range / LOOK), inverted ? -1 : 1);
    if (edge.step < LEAST_STEP) continue;
    scales[equations.count] = scale;
    writeTerms(place.u, place.v, terms);
    const row = equations.add(edge.offset * LOOK * scale, Math.min(1, edge.step / 40));
    for (let term = 0; term < TERMS[degree]; term++) {
      row[term] = nx * terms[term]!;
      row[TERMS[degree] + term] = ny * terms[term]!;
    }
  }
}

const edge = { offset: 0, step: 0 };

/** The strongest step from dark to light (`sign` 1) outwards across `here`, `looks` on each side of it. */
function findEdge(pixels: Pixels, dx: number, dy: number, looks: number, sign: number): typeof edge {
  const reach = looks + LOOKS_A_SIDE;
  for (let look = -reach; look <= reach; look++) profile[look + reach] = sign * greyAt(pixels, here[0]! + look * dx, here[1]! + look * dy);
  let [best, previous, before, after] = [0, 0, 0, 0];
  edge.offset = 0;
  for (let look = -looks; look <= looks; look++) {
    const step = stepAt(look + reach);
    if (step > best) {
      [best, before, after] = [step, previous, stepAt(look + reach + 1)];
      edge.offset = look;
    }
    previous = step;
  }
  const bend = 2 * best - before - after;
  if (bend > 0 && Math.abs(edge.offset) < looks) edge.offset += (after - before) / (2 * bend);
  edge.step = best / LOOKS_A_SIDE;
  return edge;
}

function stepAt(at: number): number {
  return profile[at + 1]! + profile[at + 2]! + profile[at + 3]! - profile[at - 1]! - profile[at - 2]! - profile[at - 3]!;
}

/** How the fit proceeds: from rough and rigid to fine and bendable. */
const STAGES = [
  { degree: 1, range: 1.1, support: 0.3 },
  { degree: 2, range: 0.85, support: 0.4 },
  { degree: 2, range: 0.6, support: 0.4 },
  { degree: 3, range: 0.45, support: 0.45 },
] as const;

/** Pull to 0 on each change of the warp, against the weight of one place. */
export const RIDGE = 0.02;

/** Fits the warp to the outline in the picture, from a guess that may be a pitch off. Tells whether enough of an outline is there. */
export function fitOutline(pixels: Pixels, warp: Warp, inverted: boolean, equations: Equations): boolean {
  return STAGES.every(({ degree, range, support }) => {
    equations.clear(2 * TERMS[degree]);
    measureOutline(pixels, warp, inverted, range, degree, equations);
    if (equations.count < support * OUTLINE_PLACES) return false;
    equations.solve(RIDGE);
    discountOutliers(equations, range / 2);
    equations.solve(RIDGE);
    adjust(warp, equations.solution, degree);
    return countNear(equations, NEAR + range / 4) >= support * OUTLINE_PLACES;
  });
}

/** Lessens the weight of what lies off the fit, to nothing from `limit` pitches on (Tukey's biweight). */
function discountOutliers(equations: Equations, limit: number): void {
  for (let index = 0; index < equations.count; index++) {
    const off = equations.residual(index) / (limit * scales[index]!);
    equations.weights[index] = equations.weights[index]! * Math.max(0, 1 - off * off) ** 2;
  }
}

function countNear(equations: Equations, limit: number): number {
  let count = 0;
  for (let index = 0; index < equations.count; index++) if (Math.abs(equations.residual(index)) < limit * scales[index]!) count++;
  return count;
}
