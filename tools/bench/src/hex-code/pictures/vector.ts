/** A point or direction in space, camera at the origin: x to the right, y down, z forward. */
export type Vector = readonly [number, number, number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const normalize = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a));

/** `a` turned about the unit vector `axis` by `angle` radians (Rodrigues). */
export function turn(a: Vector, axis: Vector, angle: number): Vector {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return add(add(scale(a, cosine), scale(cross(axis, a), sine)), scale(axis, dot(axis, a) * (1 - cosine)));
}
