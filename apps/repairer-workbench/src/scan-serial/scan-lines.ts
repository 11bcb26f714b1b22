import type { Picture } from '@alveole/hex-code/detector';

/** A line across a picture, along which bars are looked for as a shop's scanner does. Pixels. */
export interface ScanLine {
  readonly middle: readonly [x: number, y: number];
  /** Its direction, of length 1. */
  readonly along: readonly [x: number, y: number];
  /** Half of its length. */
  readonly reach: number;
}

/** Radians: held level, askew by 9 or 17 degrees, or upright. Bars are high enough for what lies between. */
const turns = [0, 0.15, -0.15, 0.3, -0.3, Math.PI / 2];
/** Pixels between lines of one direction: two of them cross the bars of a small label. */
const spacing = 24;
/** Part of the picture that they cross: what one wants read is not held at its border. */
const spread = 0.8;

/** The lines along which a picture is looked at, those through its middle first: one holds there what one shows. */
export function* scanLinesOver({ width, height }: Pick<Picture, 'width' | 'height'>): Generator<ScanLine> {
  const farthest = (spread * Math.hypot(width, height)) / 2;
  for (let index = 0; aside(index) <= farthest; index += 1)
    for (const turn of turns) {
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const breadth = Math.abs(y) * width + Math.abs(x) * height;
      if (Math.abs(aside(index)) > (spread * breadth) / 2) continue;
      const middle = [width / 2 - y * aside(index), height / 2 + x * aside(index)] as const;
      yield { middle, along: [x, y], reach: (Math.abs(x) * width + Math.abs(y) * height) / 2 };
    }
}

/** Pixels from the middle: 0, then by turns to either side of it, each time farther. */
const aside = (index: number): number => spacing * Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
