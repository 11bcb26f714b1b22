import { decodeHeic, isNamedHeic } from './heic.ts';

/** Width of the photos that are kept, in pixels (repairs §9). */
const photoWidth = 800;
/** A document's small print stays legible at this width, in pixels. */
const documentWidth = 2400;
const quality = 0.85;

/**
 * A photo as JPEG of at most 800 pixels across, upright, without what the camera wrote beside it.
 * @throws UnreadableHeic when a HEIC is damaged; AppError when its decoder cannot be fetched
 * @throws Error when the device cannot read the picture
 */
export function resizePhoto(photo: File): Promise<File> {
  return asJpeg(photo, photoWidth);
}

/**
 * A document as it is, but for a HEIC, which nobody else could open: that becomes JPEG.
 * @throws UnreadableHeic when it is damaged; AppError when its decoder cannot be fetched
 */
export async function readableDocument(document: File): Promise<File> {
  return isNamedHeic(document) ? asJpeg(document, documentWidth) : document;
}

async function asJpeg(photo: File, widest: number): Promise<File> {
  const picture = isNamedHeic(photo)
    ? await decodeHeic(photo)
    : await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const width = Math.min(widest, picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('the picture could not be written');
  return new File([jpeg], photo.name.replace(/\.[^.]*$/, '') + '.jpg', {
    type: 'image/jpeg',
    lastModified: photo.lastModified,
  });
}
