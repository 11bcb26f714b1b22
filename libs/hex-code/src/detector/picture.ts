/** What the detector looks at. */
export interface Picture {
  /** One grey per pixel, or red, green, blue, alpha (alpha is not looked at), row by row from the top left. */
  readonly data: Uint8Array | Uint8ClampedArray;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 4;
}

/** A point of the picture: pixels from its top left corner, x to the right and y down; pixel (0, 0) covers the square up to (1, 1). */
export type Point = readonly [x: number, y: number];
