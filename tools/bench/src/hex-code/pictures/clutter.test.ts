import { takeClutter } from './clutter.ts';
import { createFrame, FRAME } from './frame.ts';
import type { Layer } from './layers/svg.ts';
import { createRandom } from './random.ts';

const [width, height] = [FRAME.width + 40, FRAME.height + 40];
const layer: Layer = {
  lightness: Float32Array.from({ length: width * height }, (_, pixel) => (pixel % 97) / 97),
  width,
  height,
};

function pixelsOf(seed: string): Buffer {
  const frame = createFrame();
  takeClutter([layer], createRandom(seed), frame);
  return Buffer.from(frame.data);
}

describe('a picture without a code', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(pixelsOf('1').equals(pixelsOf('1'))).toBe(true);
    expect(pixelsOf('1').equals(pixelsOf('2'))).toBe(false);
  });
});
