import type { Picture } from './picture.ts';

/** Greys 0–255, row by row, one in `step` bytes. */
export interface GreyPlane {
  readonly greys: Uint8Array | Uint8ClampedArray;
  readonly step: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The greys of a picture. Of colours green is taken, which is most of their lightness and the sharpest that a camera's sensor gives. */
export function greysOf({ data, width, height, channels }: Picture): GreyPlane {
  return { greys: channels === 1 ? data : data.subarray(1), step: channels, width, height };
}

/** Grey at a point, bilinear between pixel centres; beyond the border the border's. */
export function greyAt({ greys, step, width, height }: GreyPlane, x: number, y: number): number {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const at = ((py | 0) * width + (px | 0)) * step;
  const below = at + width * step;
  const right = px - (px | 0);
  const upper = greys[at]! * (1 - right) + greys[at + step]! * right;
  const lower = greys[below]! * (1 - right) + greys[below + step]! * right;
  return upper + (lower - upper) * (py - (py | 0));
}
