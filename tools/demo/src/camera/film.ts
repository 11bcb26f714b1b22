import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Pictures a second. */
export const filmRate = 30;

/** Of a film's pictures, in pixels. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of a film: one grey 0–255 a pixel, row by row from the top left. */
export type Greys = Uint8Array | Uint8ClampedArray;

/** A film knows black as 16 and white as 235. */
const [black, white] = [16, 235];
const lumaOf = Uint8Array.from({ length: 256 }, (_none, grey) => black + Math.round((grey * (white - black)) / 255));
const colourless = 128;

/** Writes a film that a fake camera shows again and again (YUV4MPEG2, without colours). */
export async function writeFilm(
  path: string,
  size: FilmSize,
  pictures: Iterable<Greys> | AsyncIterable<Greys>,
): Promise<void> {
  await pipeline(Readable.from(bytesOf(size, pictures)), createWriteStream(path));
}

async function* bytesOf({ width, height }: FilmSize, pictures: Iterable<Greys> | AsyncIterable<Greys>) {
  const colours = Buffer.alloc((width * height) / 2, colourless);
  yield Buffer.from(`YUV4MPEG2 W${width} H${height} F${filmRate}:1 Ip A1:1 C420jpeg\n`);
  for await (const greys of pictures) {
    yield Buffer.from('FRAME\n');
    yield lumasOf(greys);
    yield colours;
  }
}

function lumasOf(greys: Greys): Uint8Array {
  const lumas = new Uint8Array(greys.length);
  for (let at = 0; at < lumas.length; at++) lumas[at] = lumaOf[greys[at]!]!;
  return lumas;
}
