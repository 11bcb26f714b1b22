import pLimit from 'p-limit';
import sharp from 'sharp';

/** A photo of 40 million pixels is 160 MB once decoded; a small file can announce far more. */
export const MAX_IMAGE_PIXELS = 40_000_000;

const JPEG_QUALITY = 88;

// Decoding is the one costly step of an upload: two at a time keep the memory bounded.
const inTurn = pLimit(2);

/**
 * Decodes an image and encodes it anew: what is stored holds pixels only, upright, without EXIF, GPS position,
 * thumbnails, or bytes hidden behind the picture.
 * @returns undefined when the image has too many pixels or cannot be decoded.
 */
export function cleanImage(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Buffer | undefined> {
  return inTurn(async () => {
    try {
      const upright = sharp(bytes, {
        limitInputPixels: MAX_IMAGE_PIXELS,
        failOn: 'error',
        sequentialRead: true,
      }).autoOrient();
      return await (kind === 'jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png()).toBuffer();
    } catch {
      return undefined;
    }
  });
}
