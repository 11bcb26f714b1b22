import { networkFailure } from '@alveole/api-client';
import type { PictureSize, PictureType } from './picture-size.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Above this a picture that could not be decoded may have been too much for the memory of the device. Pixels. */
const certainPixels = 40_000_000;

/**
 * The pixels of a picture, upright. The decoder of HEIC is loaded with the first one and works beside the page (ADR 45).
 * @throws UnreadablePicture when the picture is damaged, or the device cannot read it
 * @throws AppError `network error` when nobody answers for the decoder: another try may help
 */
export async function decodePicture(file: Blob, type: PictureType, size: PictureSize): Promise<ImageBitmap> {
  const decode = type === 'image/heic' ? await heicDecoder() : decodeByBrowser;
  try {
    return await decode(file);
  } catch (cause) {
    throw new UnreadablePicture(faultOf(type, size), { cause });
  }
}

function faultOf(type: PictureType, { width, height }: PictureSize) {
  if (type === 'image/avif') return 'unknown-here';
  return width * height > certainPixels ? 'too-large-here' : 'damaged';
}

const decodeByBrowser = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });

async function heicDecoder(): Promise<(blob: Blob) => Promise<ImageBitmap>> {
  const { heicTo } = await import(/* webpackChunkName: "heic-decoder" */ 'heic-to/csp').catch(() => {
    throw networkFailure();
  });
  return (blob) => heicTo({ blob, type: 'bitmap' });
}
