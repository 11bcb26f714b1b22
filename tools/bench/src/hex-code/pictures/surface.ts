import { rayOf, type Stand } from './camera.ts';
import { add, dot, scale, type Vector } from './vector.ts';

/**
 * What the camera looks at. `locate` follows the ray of pixel (u, v) and writes the place it meets,
 * in millimetres on the label from its centre, and the light it gets (1: full) into `hit`; false where it meets nothing.
 */
export type Surface = { locate(u: number, v: number, hit: Float64Array): boolean };

/** A flat label: ray · normal, ray · right and ray · down are linear in the pixel, so this is a homography. */
export function createPlane({ centre, right, down, normal }: Stand): Surface {
  const height = dot(centre, normal);
  const [rightOffset, downOffset] = [dot(centre, right), dot(centre, down)];
  const [towards, across, along] = [linear(normal), linear(right), linear(down)];
  return {
    locate(u, v, hit) {
      const distance = height / towards(u, v);
      hit[0] = distance * across(u, v) - rightOffset;
      hit[1] = distance * along(u, v) - downOffset;
      hit[2] = 1;
      return distance > 0;
    },
  };
}

/** Light that the turned-away side of a tube keeps. */
const AMBIENT = 0.45;

/**
 * A label wrapped around a tube of `radius` millimetres whose axis lies at `axisAngle` radians from the label's
 * right, lit from `lightAngle` radians around it.
 */
export function createTube(
  { centre, right, down, normal }: Stand,
  radius: number,
  axisAngle: number,
  lightAngle: number,
): Surface {
  const [cosine, sine] = [Math.cos(axisAngle), Math.sin(axisAngle)];
  const axis = add(scale(right, cosine), scale(down, sine));
  const around = add(scale(right, -sine), scale(down, cosine));
  const core = add(centre, scale(normal, -radius));
  const [coreAround, coreNormal, coreAxis] = [dot(core, around), dot(core, normal), dot(core, axis)];
  const [rayAround, rayNormal, rayAxis] = [linear(around), linear(normal), linear(axis)];
  const [lightAside, lightTowards] = [Math.sin(lightAngle), Math.cos(lightAngle)].map(
    (part) => ((1 - AMBIENT) * part) / radius,
  ) as [number, number];
  const excess = coreAround * coreAround + coreNormal * coreNormal - radius * radius;
  return {
    locate(u, v, hit) {
      const p = rayAround(u, v);
      const q = rayNormal(u, v);
      const a = p * p + q * q;
      const b = p * coreAround + q * coreNormal;
      const rest = b * b - a * excess;
      if (rest < 0) return false;
      const distance = (b - Math.sqrt(rest)) / a;
      const aside = distance * p - coreAround;
      const towards = distance * q - coreNormal;
      const across = radius * Math.atan2(aside, towards);
      const along = distance * rayAxis(u, v) - coreAxis;
      hit[0] = along * cosine - across * sine;
      hit[1] = along * sine + across * cosine;
      hit[2] = AMBIENT + Math.max(0, aside * lightAside + towards * lightTowards);
      return true;
    },
  };
}

/** The part of a pixel's ray along `direction`. */
function linear(direction: Vector): (u: number, v: number) => number {
  const offset = dot(rayOf(0, 0), direction);
  const perColumn = dot(rayOf(1, 0), direction) - offset;
  const perRow = dot(rayOf(0, 1), direction) - offset;
  return (u, v) => offset + perColumn * u + perRow * v;
}
