import type { Picture } from './picture.ts';

/** The pixels of a picture: greys 0–255, or words of red, green, blue and alpha, of which one load brings all. */
export interface Pixels {
  readonly greys: Uint8Array | Uint8ClampedArray | undefined;
  readonly words: Uint32Array;
  readonly width: number;
  readonly height: number;
}

const NO_WORDS = new Uint32Array(0);

/** Looks at a picture's data without copying it, unless it lies askew in its buffer. */
export function pixelsOf({ data, width, height, channels }: Picture): Pixels {
  if (channels === 1) return { greys: data, words: NO_WORDS, width, height };
  const { buffer, byteOffset } = data.byteOffset & 3 ? data.slice() : data;
  return { greys: undefined, words: new Uint32Array(buffer, byteOffset, width * height), width, height };
}

/** Grey at a point, bilinear between pixel centres; beyond the border the border's. */
export function greyAt(pixels: Pixels, x: number, y: number): number {
  const { width, height } = pixels;
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const at = (py | 0) * width + (px | 0);
  const right = px - (px | 0);
  const above = greyOf(pixels, at) * (1 - right) + greyOf(pixels, at + 1) * right;
  const below = greyOf(pixels, at + width) * (1 - right) + greyOf(pixels, at + width + 1) * right;
  return above + (below - above) * (py - (py | 0));
}

/** Green counts twice, red and blue once. */
function greyOf({ greys, words }: Pixels, at: number): number {
  if (greys) return greys[at]!;
  const word = words[at]!;
  return ((word & 255) + ((word >>> 7) & 510) + ((word >>> 16) & 255)) / 4;
}
