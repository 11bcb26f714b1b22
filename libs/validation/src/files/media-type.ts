import { fileKindOfBytes, fileSignatureLength } from './file-kind.ts';
import { startsWith } from './first-bytes.ts';

/** Brands of ISO/IEC 23008-12: the own format of phones and cameras, whatever its name ends with (`.heic`, `.hif`). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const avifBrands = ['avif', 'avis'];

const binaryTypes: Readonly<Record<string, string>> = {
  GIF8: 'image/gif',
  'PK\x03\x04': 'application/zip',
};

/** Bytes to read at the start of a file so that `mediaTypeOfBytes` can answer. */
export const mediaTypeLength = fileSignatureLength;

/**
 * What a file is by its first bytes: systems and mail programs announce the same file by many types, or by none.
 * @returns undefined for a kind that nothing here asks for
 */
export function mediaTypeOfBytes(bytes: Uint8Array): string | undefined {
  const kind = fileKindOfBytes(bytes);
  if (kind) return kind === 'pdf' ? 'application/pdf' : `image/${kind}`;
  if (startsWith(bytes, 'ftyp', 4)) return typeOfBrands(bytes);
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const start = Object.keys(binaryTypes).find((signature) => startsWith(bytes, signature));
  return start === undefined ? typeOfText(bytes) : binaryTypes[start];
}

/** The `ftyp` box names the main brand and, eight bytes on, those that the file keeps to as well. */
function typeOfBrands(bytes: Uint8Array): string | undefined {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const text = String.fromCharCode(...bytes.subarray(8, length));
  const brands = text.match(/.{4}/gs) ?? [];
  if (brands.some((brand) => avifBrands.includes(brand))) return 'image/avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'image/heic' : undefined;
}

function typeOfText(bytes: Uint8Array): string | undefined {
  const text = startOfText(bytes);
  if (text === undefined) return undefined;
  if (/^\s*<(!doctype\s+html|html)/i.test(text)) return 'text/html';
  return /^\s*<[?!a-z_]/i.test(text) ? 'text/xml' : 'text/plain';
}

const byteOrderMarks = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff'];
/** What begins as UTF-16 with its mark, or as markup in it. */
const isWide = (text: string) => ['\xff\xfe', '\xfe\xff', '<\0', '\0<'].some((start) => text.startsWith(start));

/** The first characters of a text, those of ASCII alone for certain; undefined for what is no text. */
function startOfText(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  const mark = byteOrderMarks.find((start) => text.startsWith(start)) ?? '';
  const characters = isWide(text) ? text.slice(mark.length).replaceAll('\0', '') : text.slice(mark.length);
  // Control characters tell a program's file from a text.
  const isText = characters !== '' && (isWide(text) || !/[\0-\x08\x0e-\x1f]/.test(characters));
  return isText ? characters : undefined;
}
