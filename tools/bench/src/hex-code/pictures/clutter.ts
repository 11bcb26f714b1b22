import { expose } from './exposure.ts';
import { FRAME, FRAME_PIXELS, type Frame } from './frame.ts';
import type { Layer } from './layers/svg.ts';
import type { Random } from './random.ts';

const canvas = new Float32Array(FRAME_PIXELS);
const overlay = new Float32Array(FRAME_PIXELS);

/** Takes a picture without a code: parts of one or two layers, flipped, laid over each other, in any light and noise. */
export function takeClutter(layers: readonly Layer[], random: Random, frame: Frame): void {
  spread(random.pick(layers), random, canvas);
  if (random.next() < 0.5) {
    spread(random.pick(layers), random, overlay);
    random.pick(mixtures)(canvas, overlay);
  }
  const noise = random.next() < 0.1 ? random.between(10, 60) : random.between(1, 5);
  expose(
    canvas,
    { level: random.between(0.4, 1), slopeX: random.between(-0.4, 0.4), slopeY: random.between(-0.3, 0.3), noise },
    random,
    frame,
  );
}

/** Print over print, a shadow, a negative. Each has a loop of its own: a call for each pixel took three times as long. */
const mixtures: readonly ((below: Float32Array, above: Float32Array) => void)[] = [
  (below, above) => {
    for (let pixel = 0; pixel < FRAME_PIXELS; pixel++) below[pixel] = Math.min(below[pixel]!, above[pixel]!);
  },
  (below, above) => {
    for (let pixel = 0; pixel < FRAME_PIXELS; pixel++) below[pixel]! *= above[pixel]!;
  },
  (below, above) => {
    for (let pixel = 0; pixel < FRAME_PIXELS; pixel++) below[pixel] = Math.abs(below[pixel]! - above[pixel]!);
  },
];

function spread(layer: Layer, random: Random, into: Float32Array): void {
  const left = random.below(layer.width - FRAME.width);
  const top = random.below(layer.height - FRAME.height);
  const [isFlipped, isUpsideDown] = [random.next() < 0.5, random.next() < 0.5];
  for (let y = 0; y < FRAME.height; y++) {
    const start = (top + (isUpsideDown ? FRAME.height - 1 - y : y)) * layer.width + left;
    const row = into.subarray(y * FRAME.width, (y + 1) * FRAME.width);
    row.set(layer.lightness.subarray(start, start + FRAME.width));
    if (isFlipped) row.reverse();
  }
}
