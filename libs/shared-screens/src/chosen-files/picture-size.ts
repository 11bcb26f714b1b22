import { sizeOfBoxes } from './size-of-boxes.ts';

/** Pixels as they are stored; a picture may be held upright by a quarter of a turn. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The media types of pictures that a device makes into what is sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/heic', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

export function isPictureType(type: string | undefined): type is PictureType {
  return pictureTypes.some((one) => one === type);
}

/**
 * The size of a picture, by its structure alone: nothing is decoded.
 * @returns undefined for a picture that is cut or damaged where its structure tells
 */
export async function sizeOfPicture(file: Blob, type: PictureType): Promise<PictureSize | undefined> {
  if (type === 'image/heic' || type === 'image/avif') return sizeOfBoxes(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = type === 'image/png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

const pngSignature = 8;
/** Length, name and checksum around the data of a chunk (PNG §5.3). */
const pngFrame = 12;
const imageEnd = 0x49_45_4e_44;

/** Its chunks must follow one another to the last one, IEND. */
function sizeOfPng(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  for (let at = pngSignature; at + pngFrame <= bytes.length; at += pngFrame + view.getUint32(at)) {
    if (view.getUint32(at + 4) !== imageEnd) continue;
    return { width: view.getUint32(pngSignature + 8), height: view.getUint32(pngSignature + 12) };
  }
  return undefined;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** The frame headers of ITU T.81: C4, C8 and CC of that row are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Its segments must lead to a scan, and the scan to the end of the image; cameras write more behind that. */
function sizeOfJpeg(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  let size: PictureSize | undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === startOfScan) return hasEnd(bytes, at) ? size : undefined;
    // A marker may be filled up with bytes of its own kind.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Within a scan no FF is followed by D9 but at its end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === endOfImage) return true;
  return false;
}
