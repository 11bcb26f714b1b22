import { DOT_COUNT } from '../dots.ts';
import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import type { ReadOptions } from '../reading/read.ts';
import { readConfidences } from './attempts.ts';
import type { Border } from './borders.ts';
import { decideDots } from './decide.ts';
import type { Detection } from './detection.ts';
import { followSides } from './follow-sides.ts';
import type { Announced } from './hexagons.ts';
import { Equations } from './least-squares.ts';
import { fitOutline } from './outline.ts';
import { seenInPicture } from './orientation.ts';
import type { Point } from './picture.ts';
import type { Pixels } from './pixels.ts';
import { refineWarp } from './refine.ts';
import { sampleDots } from './sampling.ts';
import type { Side } from './sides.ts';
import { noWarp, project, startFrom } from './warp.ts';

/** Least difference between a dark dot and a light one, of 255. */
const LEAST_CONTRAST = 10;

/** Dark dots of a code: a word of 127 random bits has fewer, or more, once in a hundred million times. */
const DARK_DOTS = { least: 30, most: 97 } as const;

const CORNERS = hexagonCorners(OUTLINE.outer);

const equations = new Equations();
const warp = noWarp();
const darkness = new Float64Array(DOT_COUNT);
const confidence = new Float64Array(DOT_COUNT);
const seen = new Float64Array(2);

/** Fits the outline that a guess from three sides of a border announces. Tells whether there is one, with something in it. */
export function fitAt(pixels: Pixels, border: Border, sides: readonly Side[], { guess, middle }: Announced): boolean {
  startFrom(guess, OUTLINE.outer, warp);
  followSides(border, sides, middle, guess.inverted, warp, equations);
  return fitOutline(pixels, warp, guess.inverted, equations);
}

/**
 * Reads the code in the outline fitted last; `undefined` where there is none. Moves the warp up to `refinements` times
 * to where the dots are, and looks for stains at last.
 */
export function readFitted(pixels: Pixels, inverted: boolean, refinements: number, options: ReadOptions): Detection | undefined {
  let best: Detection | undefined;
  for (let round = 0; round <= refinements; round++) {
    sampleDots(pixels, warp, inverted, darkness);
    const contrast = decideDots(darkness, confidence, equations);
    if (contrast < LEAST_CONTRAST || !isBalanced(confidence)) return best;
    const reading = readConfidences(confidence, round > 0 && round === refinements, options);
    if (reading.ok) return { ok: true, ...seenInPicture(reading, place(), inverted), ...place() };
    if (reading.code === 'HEX_CODE_UNSURE') best ??= { ...reading, candidate: seenInPicture(reading.candidate, place(), inverted), ...place() };
    refineWarp(pixels, warp, inverted, darkness, contrast, equations);
  }
  return best;
}

function isBalanced(confidences: Float64Array): boolean {
  let dark = 0;
  for (const one of confidences) if (one > 0) dark++;
  return dark >= DARK_DOTS.least && dark <= DARK_DOTS.most;
}

function place(): Pick<Detection, 'centre' | 'corners'> {
  return { centre: pointAt(0, 0), corners: CORNERS.map(([u, v]) => pointAt(u, v)) };
}

function pointAt(u: number, v: number): Point {
  project(warp, u, v, seen);
  return [seen[0]!, seen[1]!];
}
