import type { GreyPlane } from '../grey-plane.ts';

/** A plane to write to. */
export interface HalfPlane extends GreyPlane {
  readonly greys: Uint8Array;
  readonly step: 1;
}

/** A plane for the halves of pictures of the given size in pixels. */
export function halfPlane(width: number, height: number): HalfPlane {
  return { greys: new Uint8Array((width >> 1) * (height >> 1)), step: 1, width: width >> 1, height: height >> 1 };
}

/** Writes in `half` the mean grey of each square of four pixels. Outlines are looked for there: a quarter of the pixels, and half of their noise. */
export function halve({ greys, step, width }: GreyPlane, half: HalfPlane): void {
  const line = width * step;
  for (let row = 0, to = 0; row < half.height; row++) {
    for (let column = 0, at = 2 * row * line; column < half.width; column++, at += 2 * step) {
      half.greys[to++] = (greys[at]! + greys[at + step]! + greys[at + line]! + greys[at + line + step]!) >> 2;
    }
  }
}
