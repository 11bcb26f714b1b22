import { describeKinds } from '@alveole/ui/format';
import { mediaTypeOf } from './media-type-of.ts';
import { pdfFault } from './pdf-fault.ts';
import { isPictureType, sizeOfPicture } from './picture-size.ts';
import type { PictureType } from './picture-size.ts';
import { texts } from './chosen-files.text.ts';

/** What the device turns into a JPEG, for the service takes none of them. */
const convertedTypes = ['image/heic', 'image/avif'] as const;

/** What a document or a photo may be chosen as: the hint of a field and its refusals name the same. */
export const photoTypes = ['image/jpeg', 'image/png', ...convertedTypes] as const;
export const documentTypes = ['application/pdf', ...photoTypes] as const;

const noPicture = texts.noPicture(describeKinds(photoTypes));

/** Bytes of a picture as it is chosen: photos of 48 million pixels weigh 10 to 25 megabytes. */
export const pictureMaxBytes = 60_000_000;

/** Pixels that a device decodes: the largest sensors of phones; HEIC is decoded by a script, which needs more memory. */
const maxPixels: Readonly<Record<PictureType, number>> = {
  'image/jpeg': 110_000_000,
  'image/png': 110_000_000,
  'image/avif': 110_000_000,
  'image/heic': 52_000_000,
};

/**
 * Why a file is no document, in words; undefined when it may be one. Its name and announced type say nothing of what it is,
 * only what its owner takes it for: what cannot be read of a « .pdf » is told as a PDF.
 */
export async function documentFault(file: File): Promise<string | undefined> {
  const type = await mediaTypeOf(file);
  if (type === 'application/pdf') return pdfFault(file);
  const fault = await photoFault(file);
  if (fault !== noPicture) return fault;
  return /\.pdf$/i.test(file.name) ? texts.damagedPdf : texts.noDocument(describeKinds(convertedTypes));
}

/** Why a file is no picture that can be sent. */
export async function photoFault(file: File): Promise<string | undefined> {
  // The kit says that a file is empty, or too heavy to look at.
  if (file.size === 0 || file.size > pictureMaxBytes) return undefined;
  const type = await mediaTypeOf(file);
  if (!isPictureType(type)) return noPicture;
  const size = await sizeOfPicture(file, type);
  if (!size) return texts.damaged;
  const pixels = size.width * size.height;
  return pixels > maxPixels[type] ? texts.tooLarge(pixels, maxPixels[type]) : undefined;
}
