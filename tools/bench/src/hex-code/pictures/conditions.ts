import type { Pose } from './camera.ts';
import type { Light } from './exposure.ts';
import { FRAME } from './frame.ts';
import { HEX_PITCH } from './hex-print.ts';
import type { Random } from './random.ts';

/** Printed width of the hexagonal code, corner to corner, in millimetres. */
export const CODE_WIDTH = 20;

/** Distance between neighbouring dots as printed, in millimetres. */
export const CODE_PITCH = CODE_WIDTH * HEX_PITCH;

/** From which pictures of a row are drawn: uniform between 0, or the lower bound, and these. */
export type Settings = {
  /** Pixels between neighbouring dots of the hexagonal code, seen from the front. */
  pitch: readonly [number, number];
  /** Degrees off the line of sight. */
  tilt: number;
  /** Way of the hand while the shutter is open, in pitches. */
  motion: number;
  /** Deviation of the Gaussian blur, in pitches. */
  sigma: number;
  /** Share of the code's area that is destroyed: exactly this. */
  destroyed: number;
  /** Diameters of the tube in millimetres; flat where absent. */
  tube?: readonly [number, number];
  /** As `Light.green`; 1 where absent. */
  green?: number;
};

/** All that chance decides about one picture, whatever code stands on it. Lengths in pixels, angles in radians. */
export type Conditions = {
  pose: Pose;
  tube: Tube | null;
  motion: number;
  motionAngle: number;
  sigma: number;
  destroyed: number;
  /** What damage leaves whole all the same, in widths of the code; nothing where null. */
  spared: ((x: number, y: number) => boolean) | null;
  paper: number;
  ink: number;
  light: Light;
  /** Which layer lies around, from where on. */
  layer: number;
  layerX: number;
  layerY: number;
  /** Seed of what is drawn afterwards: damage, grain and noise. */
  seed: string;
};

/** A tube of `radius` millimetres, how it lies under the label, where the light comes from and its own lightness. */
export type Tube = { radius: number; axisAngle: number; lightAngle: number; body: number };

/** Room to the picture's border that the largest QR code and its quiet zone need, in widths of the hexagonal code. */
const CLEARANCE = 1.1;

/** Draws the conditions of one picture. */
export function drawConditions(settings: Settings, random: Random): Conditions {
  const pitch = random.between(...settings.pitch);
  const border = (CLEARANCE * pitch) / HEX_PITCH;
  const angle = () => random.between(0, 2 * Math.PI);
  return {
    pose: {
      u: random.between(border, FRAME.width - border),
      v: random.between(border, FRAME.height - border),
      pixelsPerMm: pitch / CODE_PITCH,
      spin: angle(),
      tilt: (random.between(0, settings.tilt) * Math.PI) / 180,
      tiltAxis: angle(),
    },
    tube: settings.tube ? drawTube(settings.tube, random) : null,
    motion: random.between(0, settings.motion) * pitch,
    motionAngle: angle(),
    sigma: random.between(0, settings.sigma) * pitch,
    destroyed: settings.destroyed,
    spared: null,
    paper: random.between(0.75, 0.95),
    ink: random.between(0.04, 0.2),
    light: {
      level: random.between(0.55, 1),
      slopeX: random.between(-0.25, 0.25),
      slopeY: random.between(-0.15, 0.15),
      noise: random.between(1, 5),
      green: settings.green ?? 1,
    },
    layer: random.next(),
    layerX: random.next(),
    layerY: random.next(),
    seed: `${random.bits()}`,
  };
}

function drawTube([from, to]: readonly [number, number], random: Random): Tube {
  return {
    radius: random.between(from, to) / 2,
    axisAngle: random.between(0, 2 * Math.PI),
    lightAngle: random.between(-0.6, 0.6),
    body: random.between(0.1, 0.7),
  };
}
