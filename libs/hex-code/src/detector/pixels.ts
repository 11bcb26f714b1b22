import type { Picture } from './picture.ts';

/** The pixels of a picture, row by row: each a word, with red in its low byte, then green. */
export interface Pixels {
  readonly colours: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** Red and green of a pixel, each in one of these bits of its word. */
const BYTE = 0xff;

/** The pixels of a picture: those of its buffer themselves, unless they lie askew there or have no colours. */
export function pixelsOf({ data, width, height, channels }: Picture): Pixels {
  const count = width * height;
  if (channels === 1) return { colours: Uint32Array.from(data, (grey) => grey * 0x101), width, height };
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return { colours: new Uint32Array(bytes.buffer, bytes.byteOffset, count), width, height };
}

/**
 * Twice the grey of a pixel: the darker of red and green, one of which print in any colour but yellow darkens fully.
 * Green alone, most of their lightness, would leave green print out; both together give it two thirds of its contrast.
 */
export function twiceGrey(colour: number): number {
  return 2 * Math.min(colour & BYTE, (colour >>> 8) & BYTE);
}

/** Grey 0–255 at a point, bilinear between pixel centres; beyond the border the border's. */
export function greyAt({ colours, width, height }: Pixels, x: number, y: number): number {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const at = (py | 0) * width + (px | 0);
  const below = at + width;
  const right = px - (px | 0);
  const upper = twiceGrey(colours[at]!) * (1 - right) + twiceGrey(colours[at + 1]!) * right;
  const lower = twiceGrey(colours[below]!) * (1 - right) + twiceGrey(colours[below + 1]!) * right;
  return (upper + (lower - upper) * (py - (py | 0))) / 2;
}
