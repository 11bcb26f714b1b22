import { stillWaiting } from '../send-later/unanswered.ts';

/** Phones take up to 48 million pixels; what is larger takes more memory than a tablet has. */
const mostPixels = 50_000_000;
/** Where the sizes of a HEIC stand: its first boxes, well before the picture. */
const headBytes = 65_536;
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The file says that it is HEIC; its bytes may say something else. */
export function isNamedHeic({ name }: Pick<File, 'name'>): boolean {
  return /\.hei[cf]$/i.test(name);
}

/**
 * Whether a file named HEIC begins as one and is of a size that a device can decode.
 * Boxes: ISO/IEC 14496-12 (`ftyp`) and 23008-12 (`ispe`: flags, width and height of 32 bits each).
 */
export async function isDecodable(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = new TextDecoder('latin1').decode(head);
  if (text.slice(4, 8) !== 'ftyp' || !brands.includes(text.slice(8, 12))) return false;
  const sizes = sizesIn(head, text);
  return sizes.length > 0 && sizes.every((pixels) => pixels > 0 && pixels <= mostPixels);
}

/** Pixels of each picture and tile that the boxes tell. */
function sizesIn(head: Uint8Array, text: string): number[] {
  const view = new DataView(head.buffer);
  return [...text.matchAll(/ispe/g)].flatMap(({ index }) =>
    index + 16 <= head.length ? [view.getUint32(index + 8) * view.getUint32(index + 12)] : [],
  );
}

/** The picture of a HEIC is damaged, or is none. */
export class UnreadableHeic extends Error {
  override readonly name = 'UnreadableHeic';
}

/**
 * The picture of a HEIC, upright. The decoder is loaded with the first one and works beside the page (ADR 0045).
 * @throws UnreadableHeic when the file is damaged
 * @throws AppError when nobody answers for the decoder: another try may help
 */
export async function decodeHeic(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import(/* webpackChunkName: "heic-decoder" */ 'heic-to/csp').catch(() => {
    throw stillWaiting();
  });
  try {
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch (cause) {
    throw new UnreadableHeic('the decoder found no picture', { cause });
  }
}
