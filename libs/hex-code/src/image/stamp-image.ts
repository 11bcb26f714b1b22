import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { placeStamp } from '../stamp/place-stamp.ts';
import type { Extent, StampPlace } from '../stamp/place-stamp.ts';
import { amountText } from '../stamp/stamp.ts';
import type { Stamp, StampedFile } from '../stamp/stamp.ts';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { stampOverlay } from './stamp-overlay.ts';

/** A photo of 40 million pixels is 160 MB once decoded; a small file can announce far more. */
const MAX_PIXELS = 40_000_000;

const JPEG_QUALITY = 90;

/** The shorter side of a picture of a page counts as an A4 sheet's: 20 mm of 210 are stamped. */
const PART_OF_SHORTER_SIDE = 20 / 210;

/** Pixels below which a camera would not read the code on a screen. */
const MIN_CODE_SIZE = 80;

/**
 * Stamps the code and the amount at the upper right of a JPEG or PNG, held upright as its EXIF orientation says. The
 * answer tells where, in pixels from the upper left corner; the copy holds pixels only, no EXIF.
 * @throws HexCodeError `IMAGE_BROKEN`, `IMAGE_TOO_SMALL`, `AMOUNT_INVALID`
 */
export async function stampImage(bytes: Uint8Array, stamp: Stamp): Promise<StampedFile> {
  const text = amountText(stamp);
  const { format, extent } = await describe(bytes);
  const { vatLines = [] } = stamp;
  const place = onWholePixels(placeStamp(extent, codeSize(extent), vatLines.length));
  const { ground, code, amount } = place;
  const input = Buffer.from(stampOverlay(stamp.dots, place, text, vatLines));
  const stamped = open(bytes)
    .autoOrient()
    .composite([{ input, left: ground.x, top: ground.y }]);
  const encoded = format === 'jpeg' ? stamped.jpeg({ quality: JPEG_QUALITY }) : stamped.png();
  return { bytes: await bytesOf(encoded), code: { x: code.x, y: code.y }, amount: { x: amount.x, y: amount.y } };
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

async function describe(bytes: Uint8Array): Promise<{ format: 'jpeg' | 'png'; extent: Extent }> {
  const { format, autoOrient } = await read(bytes);
  if (format !== 'jpeg' && format !== 'png') throw stampRefused('IMAGE_BROKEN');
  return { format, extent: autoOrient };
}

async function read(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await open(bytes).metadata();
  } catch {
    throw stampRefused('IMAGE_BROKEN');
  }
}

function codeSize({ width, height }: Extent): number {
  return Math.max(MIN_CODE_SIZE, Math.round(PART_OF_SHORTER_SIDE * Math.min(width, height)));
}

/** The ground starts on a whole pixel; everything on it moves along. */
function onWholePixels(place: StampPlace | undefined): StampPlace {
  if (place === undefined) throw stampRefused('IMAGE_TOO_SMALL');
  const { ground, code, amount } = place;
  const [right, down] = [Math.floor(ground.x) - ground.x, Math.floor(ground.y) - ground.y];
  const moved = <T extends { x: number; y: number }>(part: T): T => ({ ...part, x: part.x + right, y: part.y + down });
  return {
    ground: { ...moved(ground), width: Math.ceil(ground.width), height: Math.ceil(ground.height) },
    code: moved(code),
    amount: moved(amount),
    vatLines: place.vatLines.map(moved),
  };
}

/** Decoding happens here: pixels may be missing that the head announced. */
async function bytesOf(picture: Sharp): Promise<Uint8Array> {
  try {
    return await picture.toBuffer();
  } catch {
    throw stampRefused('IMAGE_BROKEN');
  }
}
