import { DOT_COUNT, isDark } from '../dots.ts';
import type { Dots } from '../dots.ts';
import { DOT_CENTRES, DOT_DIVISOR, hexagonCorners, OUTLINE, PITCH_RATIO, QUIET_ZONE } from './geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square that a code fills, by its upper left corner; x to the right and y down, in any unit. */
export interface Square extends Point {
  readonly size: number;
}

/** What is painted for a code, back to front, in the units of its square. */
export interface Drawing {
  /** White: the square and the quiet zone around it. */
  readonly ground: Square;
  /** Dark. */
  readonly outline: readonly Point[];
  /** White again. */
  readonly field: readonly Point[];
  /** Centres of the dark dots. */
  readonly dots: readonly Point[];
  readonly dotRadius: number;
}

/** Blank space that a code of this size needs on each side. */
export function quietZone(size: number): number {
  return QUIET_ZONE * PITCH_RATIO * size;
}

/** Where everything of a code lies. */
export function drawingOf(dots: Dots, { x, y, size }: Square): Drawing {
  const pitch = PITCH_RATIO * size;
  const quiet = quietZone(size);
  const at = (right: number, down: number): Point => ({
    x: x + size / 2 + right * pitch,
    y: y + size / 2 + down * pitch,
  });
  const hexagon = (radius: number): Point[] => hexagonCorners(radius).map(([right, down]) => at(right, down));
  return {
    ground: { x: x - quiet, y: y - quiet, size: size + 2 * quiet },
    outline: hexagon(OUTLINE.outer),
    field: hexagon(OUTLINE.inner),
    dots: darkDots(dots).map((index) => at(DOT_CENTRES[2 * index]!, DOT_CENTRES[2 * index + 1]!)),
    dotRadius: size / DOT_DIVISOR / 2,
  };
}

function darkDots(dots: Dots): number[] {
  return Array.from({ length: DOT_COUNT }, (_, index) => index).filter((index) => isDark(dots, index));
}
