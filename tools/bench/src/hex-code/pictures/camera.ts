import { FRAME } from './frame.ts';
import { add, cross, normalize, scale, turn, type Vector } from './vector.ts';

/** Focal length in pixels: 65° across 1280 pixels, the main camera of a telephone. */
export const FOCAL_LENGTH = 1000;

/** How a label stands before the camera. Angles in radians. */
export type Pose = {
  /** Pixel of its centre. */
  u: number;
  v: number;
  /** Pixels that a millimetre takes at its centre, seen from the front. */
  pixelsPerMm: number;
  /** Turn within its own plane. */
  spin: number;
  /** Lean away from the line of sight, about an axis at `tiltAxis` in its plane. */
  tilt: number;
  tiltAxis: number;
};

/** Where a label stands: its centre in millimetres, its two directions and the normal towards the camera. */
export type Stand = { centre: Vector; right: Vector; down: Vector; normal: Vector };

/** Ray of a pixel, not normalised. */
export const rayOf = (u: number, v: number): Vector => [
  (u - FRAME.width / 2) / FOCAL_LENGTH,
  (v - FRAME.height / 2) / FOCAL_LENGTH,
  1,
];

/** Puts a label before a pinhole camera. The tilt counts from the line of sight, so it means the same all over the picture. */
export function standAt(pose: Pose): Stand {
  const ray = rayOf(pose.u, pose.v);
  const centre = scale(ray, FOCAL_LENGTH / pose.pixelsPerMm);
  const sight = normalize(ray);
  const flatRight = normalize(cross([0, 1, 0], sight));
  const flatDown = cross(sight, flatRight);
  const axis = add(scale(flatRight, Math.cos(pose.tiltAxis)), scale(flatDown, Math.sin(pose.tiltAxis)));
  const place = (direction: Vector) => turn(direction, axis, pose.tilt);
  return {
    centre,
    right: place(turn(flatRight, sight, pose.spin)),
    down: place(turn(flatDown, sight, pose.spin)),
    normal: place(scale(sight, -1)),
  };
}
