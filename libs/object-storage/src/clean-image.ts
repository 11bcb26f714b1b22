import { createTurns, onceMore } from '@alveole/service-kit';
import sharp from 'sharp';

/** A photo of 40 million pixels is 160 MB once decoded; a small file can announce far more. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Why an image is not kept. */
export type UncleanImage = 'unreadable-image' | 'too-many-pixels';

const JPEG_QUALITY = 88;

/** Twice at most: with the wait for a turn, a call ends after 30 s. */
const longestSeconds = 10;

// Decoding is the one costly step of an upload: two at a time, in threads of their own, keep the memory bounded.
const turns = createTurns({ places: 2, queue: 16, waitMs: 8_000 });

/**
 * Decodes an image and encodes it anew: what is stored holds pixels only, upright, without EXIF, GPS position,
 * thumbnails, or bytes hidden behind the picture.
 * @returns why not, when the image has too many pixels or cannot be decoded. Throws the coded 503 when too many wait,
 * or the machine was too slow for it twice.
 */
export function cleanImage(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
  decode = encodeAnew,
): Promise<Buffer | UncleanImage> {
  const attempt = (): Promise<Buffer | UncleanImage> =>
    decode(bytes, kind).catch((failure: unknown) => {
      if (isLate(failure)) throw failure;
      return 'unreadable-image';
    });
  return turns.run(async () =>
    (await hasTooManyPixels(bytes)) ? 'too-many-pixels' : onceMore<Buffer | UncleanImage>(attempt, isLate),
  );
}

/** As the head of the file announces; what has none is found to be unreadable later. */
async function hasTooManyPixels(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MAX_IMAGE_PIXELS;
  } catch {
    return false;
  }
}

function encodeAnew(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Buffer> {
  const upright = sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .timeout({ seconds: longestSeconds })
    .autoOrient();
  return (kind === 'jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png()).toBuffer();
}

/** So sharp calls it when the time that it was given is over. */
const isLate = (failure: unknown): boolean => failure instanceof Error && failure.message.startsWith('timeout:');
