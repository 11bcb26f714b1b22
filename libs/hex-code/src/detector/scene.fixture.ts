import { isDark, type Dots } from '../dots.ts';
import { DOT_DIVISOR, OUTLINE, PITCH_RATIO, QUIET_ZONE, ROW_STEP } from '../layout/geometry.ts';
import { RADIUS, ROW_COUNT, rowLength, rowStart } from '../layout/rows.ts';
import { lookAt, type Pose } from './surface.fixture.ts';

/** A disc of the code that cannot be seen: centre and radius in pitches, shade 0–255. */
export interface Stain {
  readonly u: number;
  readonly v: number;
  readonly radius: number;
  readonly shade: number;
}

/** A code in the scene. */
export interface Placed extends Pose {
  readonly dots: Dots;
  readonly ink?: number;
  readonly paper?: number;
  readonly mirrored?: boolean;
  readonly stains?: readonly Stain[];
}

/** What the camera sees; lengths in pixels, angles in degrees, greys 0–255. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly codes?: readonly Placed[];
  readonly background?: (x: number, y: number) => number;
  /** Standard deviation of the Gaussian blur. */
  readonly blur?: number;
  readonly motion?: { readonly length: number; readonly angle: number };
  /** Standard deviation of the sensor's noise. */
  readonly noise?: number;
  readonly seed?: number;
}

const DOT_RADIUS = 1 / PITCH_RATIO / DOT_DIVISOR / 2;
const LABEL = OUTLINE.outer + QUIET_ZONE / ROW_STEP;

/** Rays a pixel: more where it is smeared. */
const [RAYS, RAYS_SMEARED] = [4, 16];

const ROW_STARTS = Array.from({ length: ROW_COUNT }, (_, row) => rowStart(row));

/** Evenly spread numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Circumradius of the hexagon, pointing right and left, through the point. */
function hexagonRadius(u: number, v: number): number {
  return Math.max(Math.abs(v), (Math.abs(u) * Math.sqrt(3) + Math.abs(v)) / 2) / ROW_STEP;
}

function isInk(dots: Dots, u: number, v: number): boolean {
  const radius = hexagonRadius(u, v);
  if (radius >= OUTLINE.inner) return radius <= OUTLINE.outer;
  const row = Math.round(v / ROW_STEP) + RADIUS;
  const length = rowLength(row);
  const column = Math.round(u + (length - 1) / 2);
  if (row < 0 || row > 2 * RADIUS || column < 0 || column >= length) return false;
  const distance = Math.hypot(u - column + (length - 1) / 2, v - (row - RADIUS) * ROW_STEP);
  return distance <= DOT_RADIUS && isDark(dots, ROW_STARTS[row]! + column);
}

function shader(code: Placed): (x: number, y: number) => number | undefined {
  const dots = lookAt(code);
  const { ink = 30, paper = 220, stains = [] } = code;
  return (x, y) => {
    const seen = dots(x, y);
    if (!seen) return undefined;
    const [u, v] = [code.mirrored ? -seen[0] : seen[0], seen[1]];
    if (hexagonRadius(u, v) > LABEL) return undefined;
    const stain = stains.find((one) => Math.hypot(u - one.u, v - one.v) < one.radius);
    return stain ? stain.shade : isInk(code.dots, u, v) ? ink : paper;
  };
}

/** Takes the picture: one grey per pixel, row by row. */
export function takePicture(scene: Scene): { data: Uint8Array; width: number; height: number; channels: 1 } {
  const { width, height, codes = [], background = () => 150, noise = 0 } = scene;
  const random = seeded(scene.seed ?? 1);
  const exact = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) exact[y * width + x] = background(x, y);
  for (const code of codes) paint(exact, scene, code, random);
  const seen = scene.blur
    ? gaussian(gaussian(exact, width, height, scene.blur, 1, width), height, width, scene.blur, width, 1)
    : exact;
  const bell = () => random() + random() + random() + random() - 2;
  return {
    data: Uint8Array.from(seen, (grey) => Math.max(0, Math.min(255, Math.round(grey + bell() * noise * Math.sqrt(3))))),
    width,
    height,
    channels: 1,
  };
}

function paint(exact: Float32Array, scene: Scene, code: Placed, random: () => number): void {
  const { width, height, background = () => 150, motion = { length: 0, angle: 0 } } = scene;
  const shade = shader(code);
  const reach = code.pitch * (LABEL + 1.5) + motion.length;
  const rays = motion.length > 0 ? RAYS_SMEARED : RAYS;
  const [dx, dy] = [
    Math.cos((motion.angle * Math.PI) / 180) * motion.length,
    Math.sin((motion.angle * Math.PI) / 180) * motion.length,
  ];
  for (let y = Math.max(0, Math.floor(code.y - reach)); y < Math.min(height, code.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(code.x - reach)); x < Math.min(width, code.x + reach); x++) {
      let sum = 0;
      let hits = 0;
      for (let sample = 0; sample < rays; sample++) {
        const along = (sample + random()) / rays - 0.5;
        const grey = shade(x + random() + along * dx, y + ((sample & 3) + random()) / 4 + along * dy);
        sum += grey ?? background(x, y);
        hits += grey === undefined ? 0 : 1;
      }
      if (hits > 0) exact[y * width + x] = sum / rays;
    }
  }
}

function gaussian(
  from: Float32Array,
  length: number,
  lines: number,
  sigma: number,
  step: number,
  lineStep: number,
): Float32Array {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++)
        sum += kernel[k + reach]! * from[line * lineStep + Math.max(0, Math.min(length - 1, at + k)) * step]!;
      to[line * lineStep + at * step] = sum / total;
    }
  }
  return to;
}
