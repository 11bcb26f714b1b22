import { CODE_PITCH, type Conditions } from './conditions.ts';
import { FRAME } from './frame.ts';
import type { Layer } from './layers/svg.ts';

/** A blank page. */
export const page: Layer = {
  lightness: new Float32Array(FRAME.width * FRAME.height).fill(0.9),
  width: FRAME.width,
  height: FRAME.height,
};

/** A picture from straight above, sharp, in the middle, 8 pixels a pitch. */
export const upright: Conditions = {
  pose: { u: 640, v: 360, pixelsPerMm: 8 / CODE_PITCH, spin: 0, tilt: 0, tiltAxis: 0 },
  tube: null,
  motion: 0,
  motionAngle: 0,
  sigma: 0,
  destroyed: 0,
  spared: null,
  paper: 0.9,
  ink: 0.1,
  light: { level: 0.9, slopeX: 0, slopeY: 0, noise: 2 },
  layer: 0,
  layerX: 0,
  layerY: 0,
  seed: 'upright',
};
