import { DOT_COUNT } from '../dots.ts';
import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import type { ReadOptions } from '../reading/read.ts';
import { readConfidences } from './attempts.ts';
import type { Border } from './borders.ts';
import { decideDots } from './decide.ts';
import type { Detection } from './detection.ts';
import { followSides } from './follow-sides.ts';
import type { Guess } from './hexagons.ts';
import { Equations } from './least-squares.ts';
import { fitOutline } from './outline.ts';
import type { Point } from './picture.ts';
import type { Pixels } from './pixels.ts';
import { refineWarp } from './refine.ts';
import { sampleDots } from './sampling.ts';
import type { Side } from './sides.ts';
import { noWarp, project, startFrom } from './warp.ts';

/** Times that the warp is moved to where the dots are. */
const REFINEMENTS = 3;

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

/** Reads the code that a guess announces; `undefined` where there is none. */
export function readAt(pixels: Pixels, border: Border, sides: readonly Side[], middle: number, guess: Guess, options: ReadOptions): Detection | undefined {
  startFrom(guess, OUTLINE.outer, warp);
  followSides(border, sides, middle, guess.inverted, warp, equations);
  if (!fitOutline(pixels, warp, guess.inverted, equations)) return undefined;
  let best: Detection | undefined;
  for (let round = 0; round <= REFINEMENTS; round++) {
    sampleDots(pixels, warp, guess.inverted, darkness);
    const contrast = decideDots(darkness, confidence, equations);
    if (contrast < LEAST_CONTRAST || !isBalanced(confidence)) return best;
    const reading = readConfidences(confidence, round === REFINEMENTS, options);
    if (reading.ok) return { ...reading, inverted: reading.inverted !== guess.inverted, ...place() };
    if (reading.code === 'HEX_CODE_UNSURE') best ??= { ...reading, ...place() };
    refineWarp(pixels, warp, guess.inverted, darkness, contrast, equations);
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
