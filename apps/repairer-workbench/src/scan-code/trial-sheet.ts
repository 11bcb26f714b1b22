import type { Picture } from '@alveole/hex-code/detector';
import { stampedSheet } from './stamped-sheet.ts';

/** Pixels: the side of each quarter of the sheet, as wide as a stamped one. */
const side = 200;
/** What a quarter shows at a place of it, in pixels from its left and upper side: from 0, black, to 255. */
type Quarter = (x: number, y: number) => number;

/** Modules of the smallest QR code, and pixels of each. */
const [modules, pixels] = [21, 7];
const margin = (side - modules * pixels) / 2;
const eyes = [
  [3, 3],
  [modules - 4, 3],
  [3, modules - 4],
] as const;

/** The three eyes of a QR code, without anything to read between them. */
const eyesOfQr: Quarter = (x, y) => {
  const [column, row] = [Math.floor((x - margin) / pixels), Math.floor((y - margin) / pixels)];
  const rings = eyes.map(([u, v]) => Math.max(Math.abs(column - u), Math.abs(row - v)));
  return rings.some((ring) => ring === 3 || ring <= 1) ? 30 : 255;
};

/** Lines that lean and cross each other, like the sides of things in a workshop. */
const lines: Quarter = (x, y) => ((x + 3 * y) % 37 < 4 || (2 * x - y + side) % 53 < 3 ? 60 : 220);

/** Bricks, like small print. */
const bricks: Quarter = (x, y) => (((x >> 3) * 31 + (y >> 3) * 17 + ((x * y) >> 9)) % 5 < 2 ? 40 : 220);

/**
 * A picture of everything that costs time to look at: an O°code of this value, the eyes of a QR code, and clutter of two
 * kinds, a quarter each.
 */
export function trialSheet(value: string): Picture {
  const stamped = stampedSheet(value).data;
  const quarters: readonly Quarter[] = [(x, y) => stamped[(y * side + x) * 4]!, eyesOfQr, lines, bricks];
  const width = 2 * side;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const quarter = quarters[(x < side ? 0 : 1) + (y < side ? 0 : 2)]!;
      const at = (y * width + x) * 4;
      data.fill(quarter(x % side, y % side), at, at + 3);
    }
  return { data, width, height: width, channels: 4 };
}
