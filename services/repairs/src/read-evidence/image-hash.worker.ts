import sharp from 'sharp';
import phash from 'sharp-phash';

/** As an upload may have them. */
const options = { limitInputPixels: 40_000_000, failOn: 'error' } as const;

/** Grey levels, of 256: a page with one line of text has more. */
const leastSpread = 2;

/**
 * What a picture looks like, as 64 bits that a new size or quality hardly changes; undefined for a picture of one colour, which
 * looks like any other. Reading pixels and reckoning over them is work for a thread. Throws on what is no picture.
 */
export default async function perceptualHashOf(bytes: Uint8Array): Promise<string | undefined> {
  const picture = Buffer.from(bytes);
  const { channels } = await sharp(picture, options).stats();
  const isFlat = channels.every(({ stdev }) => stdev < leastSpread);
  return isFlat ? undefined : phash(picture, options);
}
