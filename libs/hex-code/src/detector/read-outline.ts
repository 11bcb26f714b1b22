import { DOT_COUNT } from '../dots.ts';
import { hexagonCorners, OUTLINE } from '../layout/geometry.ts';
import type { ReadOptions } from '../reading/read.ts';
import type { Detection, Place } from './detection.ts';
import { readConfidences } from './dots/attempts.ts';
import { decideDots } from './dots/decide.ts';
import { moveToDots } from './dots/move-to-dots.ts';
import { seenInPicture } from './dots/orientation.ts';
import { sampleDots } from './dots/sampling.ts';
import { suspicionOfRest } from './dots/likeness.ts';
import { suspectDots } from './dots/suspicion.ts';
import type { Pixels } from './pixels.ts';
import type { Guess } from './hexagons/guess.ts';
import { bendToOutline, fitOutline } from './outline/fit-outline.ts';
import { Equations } from './outline/least-squares.ts';
import { noWarp, project, startFrom } from './outline/warp.ts';
import type { Point } from './picture.ts';

/** Least difference between a dark dot and a light one, of 255. */
const LEAST_CONTRAST = 10;

/** Dark dots of a code: a word of 127 random bits has fewer, or more, once in a hundred million times. */
const DARK_DOTS = { least: 30, most: 97 } as const;

/** Dots that must be clearly dark or light, by how sure they are: of worn codes that can be read, nearly all have so many. */
const CLEAR = { least: 96, from: 0.25, to: 0.75 } as const;

/** How suspect the rest of a code's dots may be: where it is more, this is none, or is no stain that leaving out helps against. */
const MOST_SUSPECT = { code: 3.3, stained: 2.8 } as const;

/** Times that a code is read, if need be: as a plane, bent as its outline is, and with its dots where they are seen. */
const ROUNDS = 3;

const CORNERS = hexagonCorners(OUTLINE.outer);

const equations = new Equations();
const warp = noWarp();
const darkness = new Float64Array(DOT_COUNT);
const confidence = new Float64Array(DOT_COUNT);
const suspicion = new Float64Array(DOT_COUNT);
const seen = new Float64Array(2);

/** Difference between a dark dot and a light one, as looked at last. */
let contrast = 0;

/** Fits the outline that a guess announces, and looks at its dots. Answers where it is, `undefined` where there is none with dots in it. */
export function fitGuess(pixels: Pixels, guess: Guess): Place | undefined {
  startFrom(guess, warp);
  return fitOutline(pixels, warp, guess.inverted, equations) && lookAtDots(pixels, guess.inverted)
    ? place()
    : undefined;
}

/**
 * Reads the code in the outline fitted last; `undefined` where it cannot be. If `thorough`, bends the warp and leaves out
 * many choices of dots.
 */
export function readFitted(
  pixels: Pixels,
  inverted: boolean,
  thorough: boolean,
  options: ReadOptions,
): Detection | undefined {
  let unsure: Detection | undefined;
  for (let round = 0; round < (thorough ? ROUNDS : 1); round++) {
    if (round === 1) bendToOutline(pixels, warp, inverted, equations);
    if (round === 2) moveToDots(pixels, warp, inverted, darkness, contrast, equations);
    if (round > 0 && !lookAtDots(pixels, inverted)) return unsure;
    suspectDots(darkness, confidence, contrast, suspicion);
    const suspect = suspicionOfRest(suspicion);
    if (suspect > MOST_SUSPECT.code) return unsure;
    // An outline tells which of light and dark is ink.
    const isStained = suspect <= MOST_SUSPECT.stained && isClear(confidence);
    const reading = readConfidences(confidence, suspicion, thorough && isStained, { ...options, inverted: false });
    if (reading.ok) return { ok: true, ...seenInPicture(reading, place(), inverted), ...place() };
    if (reading.code === 'HEX_CODE_UNSURE')
      unsure ??= { ...reading, candidate: seenInPicture(reading.candidate, place(), inverted), ...place() };
  }
  return unsure;
}

/** Looks at the dots under the present warp. Tells whether they may be those of a code. */
function lookAtDots(pixels: Pixels, inverted: boolean): boolean {
  sampleDots(pixels, warp, inverted, darkness);
  contrast = decideDots(darkness, confidence, equations);
  return contrast >= LEAST_CONTRAST && isBalanced(confidence);
}

/** Whether about as many dots are dark as light. */
function isBalanced(confidences: Float64Array): boolean {
  const dark = count(confidences, (one) => one > 0);
  return dark >= DARK_DOTS.least && dark <= DARK_DOTS.most;
}

/** Whether most dots are clearly dark or light. */
function isClear(confidences: Float64Array): boolean {
  return count(confidences, (one) => Math.abs(one) > CLEAR.from && Math.abs(one) < CLEAR.to) >= CLEAR.least;
}

function count(confidences: Float64Array, holds: (confidence: number) => boolean): number {
  return confidences.reduce((sum, one) => sum + Number(holds(one)), 0);
}

function place(): Place {
  return { centre: pointAt(0, 0), corners: CORNERS.map(([u, v]) => pointAt(u, v)) };
}

function pointAt(u: number, v: number): Point {
  project(warp, u, v, seen);
  return [seen[0]!, seen[1]!];
}
