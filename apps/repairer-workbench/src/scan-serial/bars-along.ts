import type { Picture } from '@alveole/hex-code/detector';
import type { ScanLine } from './scan-lines.ts';

/** Pixels from one look to the next: bars may be two pixels wide, and half a pixel tells their widths apart. */
const step = 0.5;
/** Looks that have one level between dark and light, found in them and in as many on either side: 90 pixels in all. */
const stretch = 60;
/** Bars and their paper differ by more, of 255. */
const leastContrast = 24;

/** Bars (1) and gaps (0) along a line, two looks a pixel, as far as it lies in the picture. */
export function barsAlong(picture: Picture, line: ScanLine): number[] {
  const shades = shadesAlong(picture, line);
  const levels = levelsOf(shades);
  return shades.map((shade, index) => (shade < levels[Math.floor(index / stretch)]! ? 1 : 0));
}

function shadesAlong(picture: Picture, { middle, along, reach }: ScanLine): number[] {
  const shades: number[] = [];
  for (let way = -reach; way <= reach; way += step) {
    const [x, y] = [middle[0] + way * along[0], middle[1] + way * along[1]];
    const isInside = x >= 0 && y >= 0 && x < picture.width - 1 && y < picture.height - 1;
    if (isInside) shades.push(shadeAt(picture, x, y));
  }
  return shades;
}

/** Red alone, between four pixels: barcodes are printed for scanners, whose light is red. */
function shadeAt({ data, width, channels }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (top * width + left) * channels;
  const below = at + width * channels;
  const upper = between(data[at]!, data[at + channels]!, x - left);
  return between(upper, between(data[below]!, data[below + channels]!, x - left), y - top);
}

const between = (first: number, second: number, share: number): number => first + (second - first) * share;

/** For each stretch the shade below which a look is on a bar; none where there is no contrast. */
function levelsOf(shades: readonly number[]): number[] {
  const ranges = Array.from({ length: Math.ceil(shades.length / stretch) }, (_none, at) =>
    rangeOf(shades.slice(at * stretch, (at + 1) * stretch)),
  );
  return ranges.map((_range, at) => {
    const [darkest, lightest] = rangeOf(ranges.slice(Math.max(0, at - 1), at + 2).flat());
    return lightest - darkest > leastContrast ? (darkest + lightest) / 2 : 0;
  });
}

const rangeOf = (shades: readonly number[]): readonly [darkest: number, lightest: number] => [
  Math.min(...shades),
  Math.max(...shades),
];
