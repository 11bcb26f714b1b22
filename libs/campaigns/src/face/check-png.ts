import type { PictureFault } from './clean-svg.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const megapixels = 4_194_304;

/** Pixels of a picture. */
export interface PngSize {
  readonly width: number;
  readonly height: number;
}

export interface PngBounds {
  readonly maxBytes: number;
  /** Pixels of the shorter side. */
  readonly leastSide: number;
}

/** The size of a PNG, or why it is none, too heavy, too large or too small. */
export function checkPng(
  bytes: Buffer,
  { maxBytes, leastSide }: PngBounds,
): PngSize | { readonly faults: readonly PictureFault[] } {
  const refused = (sentence: string) => ({ faults: [{ sentence }] });
  if (bytes.length > maxBytes) return refused(`L’image dépasse ${Math.round(maxBytes / 1024)} Kio.`);
  const isPng =
    bytes.subarray(0, 8).equals(signature) && bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.length > 45;
  if (!isPng) return refused('Ce fichier n’est pas une image PNG.');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > megapixels) return refused('L’image dépasse 4 millions de pixels.');
  if (Math.min(width, height) < leastSide) return refused(`Il faut au moins ${leastSide} pixels de côté.`);
  return { width, height };
}
