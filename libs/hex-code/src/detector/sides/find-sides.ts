import type { Pixels } from '../pixels.ts';
import { noBorder, walkBorders } from './borders.ts';
import { halfPlane, halvePixels, type GreyPlane } from './halve.ts';
import { noPolygon, simplify } from './polygon.ts';
import { sidesOf, type Side } from './sides.ts';
import { binarise, thresholdBuffers, type ThresholdBuffers } from './threshold.ts';

const border = noBorder();
const polygon = noPolygon();

/** The buffers of the last picture's size: the frames of a camera are all of one size. */
let buffers = { width: 0, height: 0, ...allocate(0, 0) };

function allocate(width: number, height: number): { half: GreyPlane; threshold: ThresholdBuffers } {
  const half = halfPlane(width, height);
  return { half, threshold: thresholdBuffers(half.width, half.height) };
}

/** The straight sides of each border between dark and light that may be part of an outline. */
export function findSides(pixels: Pixels): readonly (readonly Side[])[] {
  const { width, height } = pixels;
  if (buffers.width !== width || buffers.height !== height) buffers = { width, height, ...allocate(width, height) };
  const borders: Side[][] = [];
  halvePixels(pixels, buffers.half);
  walkBorders(binarise(buffers.half, buffers.threshold), border, (walked) => {
    simplify(walked, polygon);
    borders.push(sidesOf(walked, polygon));
  });
  return borders;
}
