/** Size of every picture, as a telephone's camera gives it to a page. */
export const FRAME = { width: 1280, height: 720 } as const;

/** Pixels in one picture. */
export const FRAME_PIXELS = FRAME.width * FRAME.height;

/** A picture as a reader gets it: RGBA, as `getImageData` gives it. */
export type Frame = { data: Uint8ClampedArray; width: number; height: number; channels: 4 };

/** A black picture. */
export function createFrame(): Frame {
  return { data: new Uint8ClampedArray(FRAME_PIXELS * 4), width: FRAME.width, height: FRAME.height, channels: 4 };
}
