import { DOT_COUNT } from '../dots.ts';
import { DOT_CENTRES, hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import { greyAt, type Pixels } from './pixels.ts';
import type { Equations } from './least-squares.ts';
import { adjust, demand, project, TERMS, type Degree, type Warp } from './warp.ts';

/** Where along each side the outer edge of the outline is looked for: off the corners, which blur makes round. */
const ALONG = [0.07, 0.17, 0.27, 0.37, 0.46, 0.54, 0.63, 0.73, 0.83, 0.93] as const;

/** Distance between two looks across the edge, and the looks on each side that a step of the grey is taken over, in pitches. */
const LOOK = 0.14;
const LOOKS_A_SIDE = 3;

/** Least step of the grey over the edge. */
const LEAST_STEP = 6;

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
const profile = new Float64Array(32);

/** Pixels a pitch takes across the outline at each equation's place. */
const scales = new Float64Array(OUTLINE_PLACES);

/**
 * Adds an equation for each place where the outer edge of the outline is seen within `range` pitches of where the warp
 * expects it. Unknown is the change of the warp; only the distance across the edge is known.
 */
export function measureOutline(pixels: Pixels, warp: Warp, inverted: boolean, range: number, degree: Degree, equations: Equations, every = 1): void {
  for (let at = 0; at < OUTLINE_PLACES; at += every) {
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
    scales[equations.count] = scale;
    demand(equations, degree, place.u, place.v, nx, ny, edge.offset * LOOK * scale, Math.min(1, edge.step / 40));
  }
}

const edge = { offset: 0, step: 0 };

/** The strongest step from dark to light (`sign` 1) outwards across `here`, `looks` on each side of it. */
function findEdge(pixels: Pixels, dx: number, dy: number, looks: number, sign: number): typeof edge {
  const reach = looks + LOOKS_A_SIDE;
  for (let look = -reach; look <= reach; look++) profile[look + reach] = sign * greyAt(pixels, here[0]! + look * dx, here[1]! + look * dy);
  let best = 0;
  let before = 0;
  let after = 0;
  let previous = 0;
  edge.offset = 0;
  for (let look = -looks; look <= looks; look++) {
    const step = stepAt(look + reach);
    if (step > best) {
      best = step;
      before = previous;
      after = stepAt(look + reach + 1);
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

/** How the fit proceeds: from rough and rigid to fine and bendable. After each stage, this share of the outline must be seen. */
const STAGES = [
  { degree: 1, range: 0.85, every: 3, share: 0.55 },
  { degree: 2, range: 0.85, every: 1, share: 0.6 },
  { degree: 2, range: 0.6, every: 1, share: 0.6 },
  { degree: 3, range: 0.45, every: 1, share: 0.6 },
] as const;

/** Pull to 0 on each change of the warp, against the weight of one place. */
export const RIDGE = 0.02;

/** Fits the warp to the outline in the picture, from a guess that may be a pitch off. Tells whether enough of an outline is there. */
export function fitOutline(pixels: Pixels, warp: Warp, inverted: boolean, equations: Equations): boolean {
  if (shareSeen(pixels, warp, inverted, 3) < 0.4) return false;
  return STAGES.every(({ degree, range, every, share }) => {
    equations.clear(2 * TERMS[degree]);
    measureOutline(pixels, warp, inverted, range, degree, equations, every);
    equations.solve(RIDGE);
    discountOutliers(equations, range / 2);
    equations.solve(RIDGE);
    adjust(warp, equations.solution, degree);
    return shareSeen(pixels, warp, inverted, every) >= share && (every === 1 || isFilled(pixels, warp));
  });
}

/** Circumradii of the middle of the outline and of the quiet zone, in parts of the outline's outer one. */
const [MIDDLE, QUIET] = [(OUTLINE.inner + OUTLINE.outer) / 2 / OUTLINE.outer, (OUTLINE.outer + 0.55) / OUTLINE.outer];

const inks = new Float64Array(OUTLINE_PLACES);
const papers = new Float64Array(OUTLINE_PLACES);

/** Share of the places where the outline is dark and the quiet zone light, as against the mean of all of them. */
function shareSeen(pixels: Pixels, warp: Warp, inverted: boolean, every: number): number {
  let [count, sum, difference] = [0, 0, 0];
  for (let at = 0; at < OUTLINE_PLACES; at += every) {
    const { u, v } = PLACES[at]!;
    sum += inks[count] = greyAtPlace(pixels, warp, u * MIDDLE, v * MIDDLE);
    sum += papers[count] = greyAtPlace(pixels, warp, u * QUIET, v * QUIET);
    difference += papers[count]! - inks[count]!;
    count++;
  }
  outlineContrast = Math.abs(difference) / count;
  const middle = sum / (2 * count);
  let seen = 0;
  for (let at = 0; at < count; at++) if (inverted ? inks[at]! > middle && papers[at]! < middle : inks[at]! < middle && papers[at]! > middle) seen++;
  return seen / count;
}

/** Difference between the mean greys of the quiet zone and of the outline, at the first places looked at. */
let outlineContrast = 0;

/** Dots make the inside vary by this part of the outline's contrast at least: most of what looks like an outline is empty. */
const LEAST_VARIATION = 0.12;

/** Whether the inside is neither blank nor black. */
function isFilled(pixels: Pixels, warp: Warp): boolean {
  let [count, sum, squares] = [0, 0, 0];
  for (let dot = 0; dot < DOT_COUNT; dot += 3) {
    const grey = greyAtPlace(pixels, warp, DOT_CENTRES[2 * dot]!, DOT_CENTRES[2 * dot + 1]!);
    count++;
    sum += grey;
    squares += grey * grey;
  }
  return Math.sqrt(squares / count - (sum / count) ** 2) > LEAST_VARIATION * outlineContrast;
}

function greyAtPlace(pixels: Pixels, warp: Warp, u: number, v: number): number {
  project(warp, u, v, here);
  return greyAt(pixels, here[0]!, here[1]!);
}

/** Lessens the weight of what lies off the fit, to nothing from `limit` pitches on (Tukey's biweight). */
function discountOutliers(equations: Equations, limit: number): void {
  for (let index = 0; index < equations.count; index++) {
    const off = equations.residual(index) / (limit * scales[index]!);
    equations.weights[index] = equations.weights[index]! * Math.max(0, 1 - off * off) ** 2;
  }
}
