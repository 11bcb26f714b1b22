import { standAt } from './camera.ts';
import { blurGaussian, blurMotion, type Patch } from './blur.ts';
import type { Conditions } from './conditions.ts';
import { createDamage, noDamage } from './damage.ts';
import { expose } from './exposure.ts';
import { FRAME, FRAME_PIXELS, type Frame } from './frame.ts';
import type { Layer } from './layers/svg.ts';
import { createLabel } from './label.ts';
import type { Print } from './print.ts';
import { createRandom } from './random.ts';
import { createPlane, createTube, type Surface } from './surface.ts';

/** A tilted label comes nearer on one side and looks larger there. */
const NEARER = 1.15;

/** Rays of a pixel where the label is. */
const SAMPLES = [1 / 6, 3 / 6, 5 / 6].flatMap((down) => [1 / 6, 3 / 6, 5 / 6].map((across) => [across, down] as const));

const canvas = new Float32Array(FRAME_PIXELS);

/** Takes a picture of `print`, `width` millimetres wide, under the given conditions, into `frame`. */
export function takePicture(
  print: Print,
  width: number,
  conditions: Conditions,
  layers: readonly Layer[],
  frame: Frame,
): void {
  const random = createRandom(conditions.seed);
  const damage = conditions.destroyed > 0 ? createDamage(print, conditions.destroyed, random) : noDamage;
  const label = createLabel(print, width, damage, conditions);
  const surface = surfaceOf(conditions);
  spread(layers[Math.floor(conditions.layer * layers.length)]!, conditions);
  if (conditions.tube) paintTube(surface, conditions.tube.body);
  const view = viewOf(conditions, print.reach * width);
  const drawn = draw(surface, label, print.reach * width, view);
  place(blurMotion(blurGaussian(drawn, conditions.sigma), conditions.motion, conditions.motionAngle), view);
  expose(canvas, conditions.light, random, frame);
}

function surfaceOf({ pose, tube }: Conditions): Surface {
  const stand = standAt(pose);
  return tube ? createTube(stand, tube.radius, tube.axisAngle, tube.lightAngle) : createPlane(stand);
}

/** Covers the canvas with the part of the layer that the conditions name. */
function spread(layer: Layer, { layerX, layerY }: Conditions): void {
  const left = Math.floor(layerX * (layer.width - FRAME.width));
  const top = Math.floor(layerY * (layer.height - FRAME.height));
  for (let y = 0; y < FRAME.height; y++) {
    const start = (top + y) * layer.width + left;
    canvas.set(layer.lightness.subarray(start, start + FRAME.width), y * FRAME.width);
  }
}

function paintTube(surface: Surface, body: number): void {
  const hit = new Float64Array(3);
  for (let y = 0; y < FRAME.height; y++) {
    for (let x = 0; x < FRAME.width; x++)
      if (surface.locate(x + 0.5, y + 0.5, hit)) canvas[y * FRAME.width + x] = body * hit[2]!;
  }
}

type View = { left: number; top: number; width: number; height: number };

/** The part of the picture that the label and its blur may touch: none of it where they lie outside. */
function viewOf({ pose, sigma, motion }: Conditions, reach: number): View {
  const radius = reach * pose.pixelsPerMm * NEARER + 3 * sigma + motion + 2;
  const [left, right] = spanOf(pose.u, radius, FRAME.width);
  const [top, bottom] = spanOf(pose.v, radius, FRAME.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The pixels within `radius` of `middle`, of a side of so many. */
function spanOf(middle: number, radius: number, side: number): readonly [from: number, to: number] {
  const within = (edge: number) => Math.min(Math.max(edge, 0), side);
  return [within(Math.floor(middle - radius)), within(Math.ceil(middle + radius))];
}

/** `reach` tells how far from its centre the label ends, in millimetres: what lies a millimetre beyond takes one ray. */
function draw(
  surface: Surface,
  labelAt: (x: number, y: number) => number,
  reach: number,
  { left, top, width, height }: View,
): Patch {
  const values = new Float32Array(width * height);
  const hit = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const behind = canvas[(top + y) * FRAME.width + left + x]!;
      if (!surface.locate(left + x + 0.5, top + y + 0.5, hit) || hit[0]! ** 2 + hit[1]! ** 2 > (reach + 1) ** 2) {
        values[y * width + x] = behind;
        continue;
      }
      let sum = 0;
      for (const [across, down] of SAMPLES) {
        const shade = surface.locate(left + x + across, top + y + down, hit) ? labelAt(hit[0]!, hit[1]!) : NaN;
        sum += Number.isNaN(shade) ? behind : shade * hit[2]!;
      }
      values[y * width + x] = sum / SAMPLES.length;
    }
  }
  return { values, width, height };
}

function place({ values, width }: Patch, { left, top, height }: View): void {
  for (let y = 0; y < height; y++)
    canvas.set(values.subarray(y * width, (y + 1) * width), (top + y) * FRAME.width + left);
}
