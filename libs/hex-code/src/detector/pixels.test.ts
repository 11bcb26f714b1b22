import { greyAt, pixelsOf } from './pixels.ts';

/** The grey of a picture of this colour all over. */
function greyOf(red: number, green: number, blue: number): number {
  const data = Uint8Array.from({ length: 16 }, (_none, at) => [red, green, blue, 255][at % 4]!);
  return greyAt(pixelsOf({ data, width: 2, height: 2, channels: 4 }), 1, 1);
}

describe('the grey of a picture', () => {
  it.each([
    ['black', 40, 40, 40],
    ['green', 40, 160, 40],
    ['red', 160, 40, 40],
    ['blue', 40, 40, 160],
  ])('is as dark in %s print as in black', (_ink, red, green, blue) => {
    expect(greyOf(red, green, blue)).toBeCloseTo(40);
  });

  it('is that of its paper where nothing is printed', () => {
    expect(greyOf(220, 220, 220)).toBeCloseTo(220);
  });
});
