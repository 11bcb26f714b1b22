import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';
import { greyAt, type Pixels } from '../pixels.ts';
import { measureOutline } from '../outline/edges.ts';
import { RIDGE } from '../outline/fit-outline.ts';
import type { Equations } from '../outline/least-squares.ts';
import { adjust, BENT, demand, project, type Warp } from '../outline/warp.ts';
import { DIRECTIONS, NEIGHBOURS, NO_DOT } from './lattice.ts';

/** How far the outline is looked for, in pitches: it holds the lattice in place, which alone would fit as well a pitch aside. */
const OUTLINE_RANGE = 0.4;

/** Two neighbours tell where they are when their greys differ by this part of a dark and a light dot's difference. */
const LEAST_DIFFERENCE = 0.4;

/** Between a dark dot and a light one the grey follows half a sine: its slope in the middle, per pitch and difference. */
const SLOPE = Math.PI / 2;

/** What is off by this much beyond the change of the warp, in pitches, tells nothing: a stain is there. */
const DOUBTFUL = 0.3;

/** Dots may be off by this much, in pitches. */
const MOST = 0.35;

const here = new Float64Array(2);
const there = new Float64Array(2);
const middle = new Float64Array(2);

/**
 * Moves the warp to where the dots are: wherever a dark dot has a light neighbour, the grey half-way says which of
 * both is nearer than expected. Needs the darkness of each dot under the present warp, and the contrast of the code.
 */
export function moveToDots(
  pixels: Pixels,
  warp: Warp,
  inverted: boolean,
  darkness: Float64Array,
  contrast: number,
  equations: Equations,
): void {
  equations.clear(BENT);
  measureOutline(pixels, warp, inverted, OUTLINE_RANGE, equations);
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    for (let direction = 0; direction < 3; direction++) {
      const neighbour = NEIGHBOURS[dot * 6 + 2 * direction]!;
      if (neighbour === NO_DOT) continue;
      const difference = darkness[neighbour]! - darkness[dot]!;
      if (Math.abs(difference) < LEAST_DIFFERENCE * contrast) continue;
      measurePair(pixels, warp, inverted, dot, direction, darkness[dot]! + difference / 2, difference, equations);
    }
  }
  equations.solveRobustly(RIDGE, DOUBTFUL);
  adjust(warp, equations);
}

function measurePair(
  pixels: Pixels,
  warp: Warp,
  inverted: boolean,
  dot: number,
  direction: number,
  mean: number,
  difference: number,
  equations: Equations,
): void {
  const [du, dv] = DIRECTIONS[direction]!;
  const u = DOT_CENTRES[2 * dot]! + du / 2;
  const v = DOT_CENTRES[2 * dot + 1]! + dv / 2;
  project(warp, u - du / 2, v - dv / 2, here);
  project(warp, u + du / 2, v + dv / 2, there);
  project(warp, u, v, middle);
  const grey = greyAt(pixels, middle[0]!, middle[1]!);
  const shift = (mean - (inverted ? grey : 255 - grey)) / (SLOPE * difference);
  if (Math.abs(shift) > MOST) return;
  const length = Math.hypot(there[0]! - here[0]!, there[1]! - here[1]!);
  const [ex, ey] = [(there[0]! - here[0]!) / length, (there[1]! - here[1]!) / length];
  demand(equations, warp, u, v, ex / length, ey / length, shift, 0.5);
}
