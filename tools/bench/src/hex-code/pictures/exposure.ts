import { FRAME, type Frame } from './frame.ts';
import { createRandom, type Random } from './random.ts';

/**
 * The light of a picture: what white paper gives in the middle (0–1), its change over half the width and half the height, and
 * the noise of a pixel (0–255). `green` is the part of what darkens red and blue that darkens green too: 1 unless told,
 * less where everything is printed in green.
 */
export type Light = { level: number; slopeX: number; slopeY: number; noise: number; green?: number };

const NOISE_LENGTH = 1 << 17;
const GRAIN_SIDE = 512;

const noiseTable = tableOf(NOISE_LENGTH, createRandom('noise'));
const grainTable = grainOf(createRandom('grain'));

/**
 * Takes the picture: lightness (0–1, one value a pixel) under the light, times the grain of paper, plus noise,
 * in 256 steps into `frame`.
 */
export function expose(
  lightness: Float32Array,
  { level, slopeX, slopeY, noise, green = 1 }: Light,
  random: Random,
  frame: Frame,
): void {
  const pixels = new Uint32Array(frame.data.buffer);
  const [grainX, grainY] = [random.below(GRAIN_SIDE), random.below(GRAIN_SIDE)];
  for (let y = 0; y < FRAME.height; y++) {
    const grainRow = ((y + grainY) & (GRAIN_SIDE - 1)) * GRAIN_SIDE;
    let noiseAt = random.below(NOISE_LENGTH);
    let light = 255 * level * (1 - slopeX + slopeY * ((2 * y) / FRAME.height - 1));
    const step = (255 * level * slopeX * 2) / FRAME.width;
    const row = y * FRAME.width;
    for (let x = 0; x < FRAME.width; x++) {
      const value =
        lightness[row + x]! * light * grainTable[grainRow + ((x + grainX) & (GRAIN_SIDE - 1))]! +
        noise * noiseTable[noiseAt++ & (NOISE_LENGTH - 1)]!;
      const grey = value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
      const greens = green === 1 || value >= light ? grey : (light - green * (light - Math.max(value, 0))) | 0;
      pixels[row + x] = 0xff000000 | (grey * 0x010001) | (Math.min(greens, 255) << 8);
      light += step;
    }
  }
}

function tableOf(length: number, random: Random): Float32Array {
  return Float32Array.from({ length }, () => random.normal());
}

/** Paper is uneven: a factor of 1 ± 2 % that changes over some 16 pixels, tileable. */
function grainOf(random: Random): Float32Array {
  const cells = 32;
  const knots = tableOf(cells * cells, random);
  const knot = (x: number, y: number) => knots[(y % cells) * cells + (x % cells)]!;
  return Float32Array.from({ length: GRAIN_SIDE * GRAIN_SIDE }, (_, index) => {
    const [x, y] = [((index % GRAIN_SIDE) * cells) / GRAIN_SIDE, (Math.floor(index / GRAIN_SIDE) * cells) / GRAIN_SIDE];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const upper = knot(left, top) * (1 - u) + knot(left + 1, top) * u;
    const lower = knot(left, top + 1) * (1 - u) + knot(left + 1, top + 1) * u;
    return 1 + 0.02 * (upper * (1 - v) + lower * v);
  });
}
