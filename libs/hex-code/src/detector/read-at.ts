import { DOT_COUNT } from '../dots.ts';
import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import type { ReadOptions } from '../reading/read.ts';
import { readConfidences } from './attempts.ts';
import { decideDots } from './decide.ts';
import type { Detection } from './detection.ts';
import type { Guess } from './hexagons.ts';
import { Equations } from './least-squares.ts';
import { fitOutline } from './outline.ts';
import type { Point } from './picture.ts';
import type { Pixels } from './pixels.ts';
import { refineWarp } from './refine.ts';
import { sampleDots } from './sampling.ts';
import { noWarp, project, startFrom } from './warp.ts';

/** Times that the warp is moved to where the dots are. */
const REFINEMENTS = 3;

const CORNERS = hexagonCorners(OUTLINE.outer);

const equations = new Equations();
const warp = noWarp();
const darkness = new Float64Array(DOT_COUNT);
const confidence = new Float64Array(DOT_COUNT);
const seen = new Float64Array(2);

/** Reads the code that a guess announces; `undefined` where there is none. */
export function readAt(pixels: Pixels, guess: Guess, options: ReadOptions): Detection | undefined {
  startFrom(guess, OUTLINE.outer, warp);
  if (!fitOutline(pixels, warp, guess.inverted, equations)) return undefined;
  let best: Detection | undefined;
  for (let round = 0; round <= REFINEMENTS; round++) {
    sampleDots(pixels, warp, guess.inverted, darkness);
    const contrast = decideDots(darkness, confidence, equations);
    const reading = readConfidences(confidence, options);
    if (reading.ok) return { ...reading, inverted: reading.inverted !== guess.inverted, ...place() };
    if (reading.code === 'HEX_CODE_UNSURE') best ??= { ...reading, ...place() };
    refineWarp(pixels, warp, guess.inverted, darkness, contrast, equations);
  }
  return best;
}

function place(): Pick<Detection, 'centre' | 'corners'> {
  return { centre: pointAt(0, 0), corners: CORNERS.map(([u, v]) => pointAt(u, v)) };
}

function pointAt(u: number, v: number): Point {
  project(warp, u, v, seen);
  return [seen[0]!, seen[1]!];
}
