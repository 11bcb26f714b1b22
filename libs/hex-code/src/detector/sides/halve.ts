import { twiceGrey, type Pixels } from '../pixels.ts';

/** Greys 0–255, row by row. */
export interface GreyPlane {
  readonly greys: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A plane for the halves of pictures of the given size in pixels. */
export function halfPlane(width: number, height: number): GreyPlane {
  return { greys: new Uint8Array((width >> 1) * (height >> 1)), width: width >> 1, height: height >> 1 };
}

/** Writes in `half` the mean grey of each square of four pixels. Outlines are looked for there: a quarter of the pixels, and half of their noise. */
export function halvePixels({ colours, width }: Pixels, half: GreyPlane): void {
  for (let row = 0, to = 0; row < half.height; row++) {
    for (let column = 0, at = 2 * row * width; column < half.width; column++, at += 2) {
      const upper = twiceGrey(colours[at]!) + twiceGrey(colours[at + 1]!);
      half.greys[to++] = (upper + twiceGrey(colours[at + width]!) + twiceGrey(colours[at + width + 1]!)) >> 3;
    }
  }
}

/** Writes in `half` the mean of each square of four greys. */
export function halve({ greys, width }: GreyPlane, half: GreyPlane): void {
  for (let row = 0, to = 0; row < half.height; row++) {
    for (let column = 0, at = 2 * row * width; column < half.width; column++, at += 2) {
      half.greys[to++] = (greys[at]! + greys[at + 1]! + greys[at + width]! + greys[at + width + 1]!) >> 2;
    }
  }
}
