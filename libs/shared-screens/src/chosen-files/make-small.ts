import { extensionOfKind } from '@alveole/validation';
import type { FileKind } from '@alveole/validation';
import { mediaTypeOf } from './media-type-of.ts';
import { decodePicture } from './decode-picture.ts';
import { isPictureType, sizeOfPicture } from './picture-size.ts';
import type { PictureSize, PictureType } from './picture-size.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Width of the photos that are kept, in pixels (repairs §9). */
const photoWidth = 800;
/** A document's small print stays legible at this width, in pixels. */
const documentWidth = 2400;
/** More than a phone's canvas takes: a till receipt is narrow and very long. */
const maxPixels = 16_000_000;
const quality = 0.85;
/** Bytes that go as they are; a heavier document is written anew. */
const sentAsItIs = 4_000_000;

const kinds: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
};

/**
 * A photo as JPEG of at most 800 pixels across, upright, without what the camera wrote beside it.
 * @throws UnreadablePicture when it is damaged or this device cannot read it
 * @throws AppError when nobody answers for the decoder of HEIC
 */
export async function resizePhoto(photo: File): Promise<File> {
  return asJpeg(photo, await pictureTypeOf(photo), photoWidth);
}

/**
 * A document as it is sent: a PDF as it is, a picture that is larger than it needs, or that nobody else could open, as
 * JPEG of at most 2,400 pixels across. Its name and type say what it is.
 * @throws as `resizePhoto` does
 */
export async function readableDocument(document: File): Promise<File> {
  const type = await mediaTypeOf(document);
  if (!isPictureType(type)) return named(document, type);
  const size = await sizeOf(document, type);
  const isLarge = size.width > documentWidth || size.width * size.height > maxPixels || document.size > sentAsItIs;
  if (isLarge || kinds[type] === undefined) return asJpeg(document, type, documentWidth);
  // Decoding tells of a damaged picture while the person can still take another one.
  (await decodePicture(document, type, size)).close();
  return named(document, type);
}

async function pictureTypeOf(photo: File): Promise<PictureType> {
  const type = await mediaTypeOf(photo);
  if (!isPictureType(type)) throw new UnreadablePicture('damaged');
  return type;
}

async function sizeOf(picture: File, type: PictureType): Promise<PictureSize> {
  const size = await sizeOfPicture(picture, type);
  if (!size) throw new UnreadablePicture('damaged');
  return size;
}

async function asJpeg(photo: File, type: PictureType, widest: number): Promise<File> {
  const picture = await decodePicture(photo, type, await sizeOf(photo, type));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture, widest));
  const paper = canvas.getContext('2d');
  if (!paper) throw new UnreadablePicture('too-large-here');
  // JPEG knows no transparence: what is behind the picture is white, not black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new UnreadablePicture('too-large-here');
  return named(new File([jpeg], photo.name, { lastModified: photo.lastModified }), 'image/jpeg');
}

/** The size in which a picture is drawn: as wide as it may be, and no more pixels than a canvas takes. */
export function fitted({ width, height }: PictureSize, widest: number): PictureSize {
  const scale = Math.min(1, widest / width, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The same file, named and typed as what it is: systems call it otherwise, or not at all. */
function named(file: File, type: string | undefined): File {
  const kind = type === undefined ? undefined : kinds[type];
  if (type === undefined || kind === undefined) return file;
  const name = file.name.replace(/\.[^.]*$/, '') + extensionOfKind(kind);
  if (file.name === name && file.type === type) return file;
  return new File([file], name, { type, lastModified: file.lastModified });
}
