import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { encode, isDark, ROW_COUNT, rowLength, rowStart } from '@alveole/hex-code';
import type { Dots } from '@alveole/hex-code';
import { toSvg } from '@alveole/hex-code/svg';
import sharp from 'sharp';
import type { Act } from './command-line.ts';
import { UsageError } from './usage.ts';

const options = {
  svg: { type: 'boolean' },
  png: { type: 'boolean' },
  size: { type: 'string', default: '100' },
} as const;

/** Pixels; above, the picture would take more memory than any printer asks for. */
const MAX_SIZE = 8000;

/** `encode VALUE [--svg [FILE] | --png FILE] [--size N]` */
export const encodeValue: Act = async (words, out) => {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [value, file, surplus] = positionals;
  if (value === undefined || surplus !== undefined) throw new UsageError('encode takes one value.');
  if (values.svg && values.png) throw new UsageError('Choose --svg or --png.');
  if (values.png && file === undefined) throw new UsageError('--png needs a file.');
  if (file !== undefined && !values.svg && !values.png) throw new UsageError('Say --svg or --png for the file.');
  const size = sizeOf(values.size);
  const dots = encode(value);
  const svg = toSvg(dots, { size, title: value });
  if (values.png) await sharp(Buffer.from(svg)).png().toFile(file!);
  else if (file !== undefined) await writeFile(file, svg);
  else out(values.svg ? svg : inRows(dots));
  return true;
};

function sizeOf(words: string): number {
  const size = Number(words);
  if (!(size >= 1 && size <= MAX_SIZE)) throw new UsageError(`--size is a number of pixels from 1 to ${MAX_SIZE}.`);
  return size;
}

/** The hexagon in text: a row a line. */
function inRows(dots: Dots): string {
  return Array.from({ length: ROW_COUNT }, (_, row) => {
    const places = Array.from({ length: rowLength(row) }, (_place, column) =>
      isDark(dots, rowStart(row) + column) ? '●' : '○',
    );
    return ' '.repeat(ROW_COUNT - rowLength(row)) + places.join(' ');
  }).join('\n');
}
