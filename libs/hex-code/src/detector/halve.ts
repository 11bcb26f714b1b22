import type { Pixels } from './pixels.ts';

/** Greys 0–255, row by row. */
export interface GreyPlane {
  readonly greys: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture, or a plane that is halved once more. */
type Halvable = Pick<Pixels, 'greys' | 'width'> & Partial<Pixels>;

/** A plane for the halves of pictures of the given size in pixels. */
export function halfPlane(width: number, height: number): GreyPlane {
  return { greys: new Uint8Array((width >> 1) * (height >> 1)), width: width >> 1, height: height >> 1 };
}

/** Writes in `half` the mean grey of each square of four pixels. Outlines are looked for there: a quarter of the pixels, and half of their noise. */
export function halve({ greys, words, width }: Halvable, half: GreyPlane): void {
  for (let row = 0; row < half.height; row++) {
    if (greys) halveGreys(greys, width, row, half);
    else halveWords(words!, width, row, half);
  }
}

function halveGreys(greys: Uint8Array | Uint8ClampedArray, width: number, row: number, half: GreyPlane): void {
  const to = row * half.width;
  for (let column = 0, at = 2 * row * width; column < half.width; column++, at += 2) {
    half.greys[to + column] = (greys[at]! + greys[at + 1]! + greys[at + width]! + greys[at + width + 1]!) >> 2;
  }
}

function halveWords(words: Uint32Array, width: number, row: number, half: GreyPlane): void {
  const to = row * half.width;
  for (let column = 0, at = 2 * row * width; column < half.width; column++, at += 2) {
    const a = words[at]!;
    const b = words[at + 1]!;
    const c = words[at + width]!;
    const d = words[at + width + 1]!;
    // Red and blue are summed side by side in one word: four bytes need ten bits.
    const ends = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
    const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
    half.greys[to + column] = ((ends & 0xffff) + (ends >>> 16) + 2 * green) >> 4;
  }
}
