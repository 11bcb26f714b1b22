import type { ReadOptions } from '../reading/read.ts';
import { noBorder, walkBorders } from './borders.ts';
import type { Detection } from './detection.ts';
import { halfPlane, halve, type GreyPlane } from './halve.ts';
import { guessHexagons, type Guess } from './hexagons.ts';
import type { Picture } from './picture.ts';
import { pixelsOf } from './pixels.ts';
import { noPolygon, simplify } from './polygon.ts';
import { readAt } from './read-at.ts';
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
  halve(pixels, buffers.half);
  walkBorders(binarise(buffers.half, buffers.threshold), border, (walked) => {
    simplify(walked, polygon);
    const sides = sidesOf(walked, polygon);
    guessHexagons(walked, sides, (guess, middle) => {
      if (found.some((code) => isWithin(guess, code)) || missed.filter((miss) => isAlike(guess, miss)).length > MOST_MISSES) return;
      const detection = readAt(pixels, walked, sides, middle, guess, options);
      if (detection) found.push(detection);
      else missed.push(guess);
    });
  });
  return found;
}

/** Guesses of one place that are followed, when none leads to a code. */
const MOST_MISSES = 6;

function isAlike(guess: Guess, missed: Guess): boolean {
  return Math.hypot(guess.centre[0] - missed.centre[0], guess.centre[1] - missed.centre[1]) < Math.hypot(guess.centre[0] - guess.corners[0][0], guess.centre[1] - guess.corners[0][1]) / 4;
}

/** Whether the guess has its centre well inside a code that is known already. */
function isWithin({ centre: [x, y] }: Guess, { centre, corners }: Detection): boolean {
  const radius = Math.min(...corners.map((corner) => Math.hypot(corner[0] - centre[0], corner[1] - centre[1])));
  return Math.hypot(x - centre[0], y - centre[1]) < radius / 2;
}
