import type { ReadOptions } from '../reading/read.ts';
import { noBorder, walkBorders } from './borders.ts';
import type { Detection } from './detection.ts';
import { halfPlane, halve, type GreyPlane } from './halve.ts';
import { guessHexagons, type Guess } from './hexagons.ts';
import type { Picture } from './picture.ts';
import { pixelsOf } from './pixels.ts';
import { noPolygon, simplify } from './polygon.ts';
import { fitAt, readFitted } from './read-outline.ts';
import { sidesOf } from './sides.ts';
import { binarise, thresholdBuffers, type ThresholdBuffers } from './threshold.ts';

const border = noBorder();
const polygon = noPolygon();

/** The buffers of the last picture's size: the frames of a camera are all of one size. */
let buffers = { width: 0, height: 0, ...allocate(0, 0) };

function allocate(width: number, height: number): { half: GreyPlane; threshold: ThresholdBuffers } {
  const half = halfPlane(width, height);
  return { half, threshold: thresholdBuffers(half.width, half.height) };
}

/** Guesses of one place that are followed when none leads to a code: one for each side of an outline. */
const GUESSES_A_PLACE = 12;

/** Times that the warp of a code is moved to where its dots are. */
const REFINEMENTS = 3;

/**
 * What may fail in one picture before the rest of it is left to the next: tiles, honeycombs and print full of hexagons
 * would take a second otherwise. Of the outlines with something in them, the first few are looked at thoroughly.
 */
const PATIENCE = { guesses: 160, thorough: 6, outlines: 16 } as const;

/**
 * Finds and reads the codes in a picture, dark on light and light on dark alike. Takes some milliseconds and keeps
 * buffers of the picture's size for the next one.
 */
export function detect(picture: Picture, options: ReadOptions = {}): readonly Detection[] {
  const { width, height } = picture;
  if (buffers.width !== width || buffers.height !== height) buffers = { width, height, ...allocate(width, height) };
  const pixels = pixelsOf(picture);
  const found: Detection[] = [];
  const missed: Guess[] = [];
  let outlines = 0;
  halve(pixels, buffers.half);
  walkBorders(binarise(buffers.half, buffers.threshold), border, (walked) => {
    if (missed.length >= PATIENCE.guesses || outlines >= PATIENCE.outlines) return;
    simplify(walked, polygon);
    const sides = sidesOf(walked, polygon);
    guessHexagons(walked, sides, (announced) => {
      const { guess } = announced;
      if (found.some((code) => isWithin(guess, code)) || missed.filter((miss) => isAlike(guess, miss)).length >= GUESSES_A_PLACE) return;
      missed.push(guess);
      if (!fitAt(pixels, walked, sides, announced)) return;
      const detection = readFitted(pixels, guess.inverted, outlines < PATIENCE.thorough ? REFINEMENTS : 0, options);
      if (detection) found.push(detection);
      else outlines++;
    });
  });
  return found;
}

/** Whether the guess has its centre well inside a code that is known already. */
function isWithin({ centre: [x, y] }: Guess, { centre, corners }: Detection): boolean {
  const radius = Math.min(...corners.map((corner) => Math.hypot(corner[0] - centre[0], corner[1] - centre[1])));
  return Math.hypot(x - centre[0], y - centre[1]) < radius / 2;
}

function isAlike({ centre: [x, y], corners: [[cornerX, cornerY]] }: Guess, missed: Guess): boolean {
  return Math.hypot(x - missed.centre[0], y - missed.centre[1]) < Math.hypot(x - cornerX, y - cornerY) / 4;
}
