import type { Pixels } from './pixels.ts';

/** Greys 0–255, row by row. */
export interface GreyPlane {
  readonly greys: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A plane for the halves of pictures of the given size in pixels. */
export function halfPlane(width: number, height: number): GreyPlane {
  return { greys: new Uint8Array((width >> 1) * (height >> 1)), width: width >> 1, height: height >> 1 };
}

/** Writes in `half` the mean grey of each square of four pixels. Outlines are looked for there: a quarter of the pixels, and half of their noise. */
export function halve(pixels: Pixels, half: GreyPlane): void {
  const { greys, words, width } = pixels;
  for (let row = 0; row < half.height; row++) {
    const to = row * half.width;
    const from = 2 * row * width;
    if (greys) halveGreys(greys, from, width, half.greys, to, half.width);
    else halveWords(words, from, width, half.greys, to, half.width);
  }
}

function halveGreys(greys: Uint8Array | Uint8ClampedArray, from: number, width: number, out: Uint8Array, to: number, count: number): void {
  for (let column = 0, at = from; column < count; column++, at += 2) {
    out[to + column] = (greys[at]! + greys[at + 1]! + greys[at + width]! + greys[at + width + 1]!) >> 2;
  }
}

function halveWords(words: Uint32Array, from: number, width: number, out: Uint8Array, to: number, count: number): void {
  for (let column = 0, at = from; column < count; column++, at += 2) {
    const a = words[at]!;
    const b = words[at + 1]!;
    const c = words[at + width]!;
    const d = words[at + width + 1]!;
    // Red and blue are summed side by side in one word: four bytes need ten bits.
    const ends = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
    const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
    out[to + column] = ((ends & 0xffff) + (ends >>> 16) + 2 * green) >> 4;
  }
}
