import { OUTLINE, ROW_STEP } from '../../layout/geometry.ts';
import { greyAt, type Pixels } from '../pixels.ts';
import type { Guess } from '../hexagons/guess.ts';
import { PLACES } from './edges.ts';
import { project, type Warp } from './warp.ts';

const here = new Float64Array(2);

/** Circumradii of the middle of the outline and of the quiet zone, in parts of the outline's outer one. */
const [MIDDLE, QUIET] = [(OUTLINE.inner + OUTLINE.outer) / 2 / OUTLINE.outer, (OUTLINE.outer + 0.55) / OUTLINE.outer];

/** Of the places along the outline, every third is enough for a first look. */
const THIRD = 3;

const inks = new Float64Array(PLACES.length);
const papers = new Float64Array(PLACES.length);

/** Share of the places where the outline is dark and the quiet zone light, as against the mean of all of them. */
export function shareSeen(pixels: Pixels, warp: Warp, inverted: boolean, every: number): number {
  let count = 0;
  for (let at = 0; at < PLACES.length; at += every, count++) {
    const { u, v } = PLACES[at]!;
    inks[count] = greyAtPlace(pixels, warp, u * MIDDLE, v * MIDDLE);
    papers[count] = greyAtPlace(pixels, warp, u * QUIET, v * QUIET);
  }
  return shareApart(count, inverted);
}

/** As `shareSeen`, where a guess says that an outline is: of every third place, without a warp, for there are many guesses. */
export function shareGuessed(pixels: Pixels, { centre, corners: [right, lower], radius, inverted }: Guess): number {
  const [x, y] = centre;
  const [acrossX, acrossY] = [(right[0] - x) / radius, (right[1] - y) / radius];
  const [downX, downY] = [
    ((lower[0] - x) / radius - acrossX / 2) / ROW_STEP,
    ((lower[1] - y) / radius - acrossY / 2) / ROW_STEP,
  ];
  let count = 0;
  for (let at = 0; at < PLACES.length; at += THIRD, count++) {
    const { u, v } = PLACES[at]!;
    const [toX, toY] = [u * acrossX + v * downX, u * acrossY + v * downY];
    inks[count] = greyAt(pixels, x + MIDDLE * toX, y + MIDDLE * toY);
    papers[count] = greyAt(pixels, x + QUIET * toX, y + QUIET * toY);
  }
  return shareApart(count, inverted);
}

function shareApart(count: number, inverted: boolean): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += inks[at]! + papers[at]!;
  const middle = sum / (2 * count);
  let seen = 0;
  for (let at = 0; at < count; at++)
    if (inverted ? inks[at]! > middle && papers[at]! < middle : inks[at]! < middle && papers[at]! > middle) seen++;
  return seen / count;
}

function greyAtPlace(pixels: Pixels, warp: Warp, u: number, v: number): number {
  project(warp, u, v, here);
  return greyAt(pixels, here[0]!, here[1]!);
}
