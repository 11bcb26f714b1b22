import { createTurns } from '@alveole/service-kit';
import sharp from 'sharp';

/** A photo of 40 million pixels is 160 MB once decoded; a small file can announce far more. */
export const MAX_IMAGE_PIXELS = 40_000_000;

const JPEG_QUALITY = 88;

const longestSeconds = 20;

// Decoding is the one costly step of an upload: two at a time, in threads of their own, keep the memory bounded.
const turns = createTurns({ places: 2, queue: 16, waitMs: 10_000 });

/**
 * Decodes an image and encodes it anew: what is stored holds pixels only, upright, without EXIF, GPS position,
 * thumbnails, or bytes hidden behind the picture.
 * @returns undefined when the image has too many pixels, takes too long, or cannot be decoded. Throws the coded 503 when
 * too many wait.
 */
export function cleanImage(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Buffer | undefined> {
  return turns.run(async () => {
    try {
      const upright = sharp(bytes, {
        limitInputPixels: MAX_IMAGE_PIXELS,
        failOn: 'error',
        sequentialRead: true,
      })
        .timeout({ seconds: longestSeconds })
        .autoOrient();
      return await (kind === 'jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png()).toBuffer();
    } catch {
      return undefined;
    }
  });
}
