import type { Conditions } from './conditions.ts';
import type { Damage } from './damage.ts';
import { Ground, type Print } from './print.ts';

/**
 * A printed label, `width` millimetres across the code: its lightness (0–1, glare above) at a place in millimetres
 * from its centre, NaN beyond the quiet zone.
 */
export function createLabel(
  print: Print,
  width: number,
  damage: Damage,
  { paper, ink, spared }: Conditions,
): (x: number, y: number) => number {
  return (x, y) => {
    const ground = print.groundAt(x / width, y / width);
    if (ground === Ground.outside) return NaN;
    const hidden = damage.shadeAt(x / width, y / width);
    if (!Number.isNaN(hidden) && !spared?.(x / width, y / width)) return hidden;
    return ground === Ground.ink ? ink : paper;
  };
}
