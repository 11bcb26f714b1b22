import { OUTLINE } from '../../layout/geometry.ts';
import { greyAt, type GreyPlane } from '../grey-plane.ts';
import { PLACES } from './edges.ts';
import { project, type Warp } from './warp.ts';

const here = new Float64Array(2);

/** Circumradii of the middle of the outline and of the quiet zone, in parts of the outline's outer one. */
const [MIDDLE, QUIET] = [(OUTLINE.inner + OUTLINE.outer) / 2 / OUTLINE.outer, (OUTLINE.outer + 0.55) / OUTLINE.outer];

const inks = new Float64Array(PLACES.length);
const papers = new Float64Array(PLACES.length);

/** Share of the places where the outline is dark and the quiet zone light, as against the mean of all of them. */
export function shareSeen(pixels: GreyPlane, warp: Warp, inverted: boolean, every: number): number {
  let [count, sum] = [0, 0];
  for (let at = 0; at < PLACES.length; at += every) {
    const { u, v } = PLACES[at]!;
    sum += inks[count] = greyAtPlace(pixels, warp, u * MIDDLE, v * MIDDLE);
    sum += papers[count] = greyAtPlace(pixels, warp, u * QUIET, v * QUIET);
    count++;
  }
  const middle = sum / (2 * count);
  let seen = 0;
  for (let at = 0; at < count; at++)
    if (inverted ? inks[at]! > middle && papers[at]! < middle : inks[at]! < middle && papers[at]! > middle) seen++;
  return seen / count;
}

function greyAtPlace(pixels: GreyPlane, warp: Warp, u: number, v: number): number {
  project(warp, u, v, here);
  return greyAt(pixels, here[0]!, here[1]!);
}
