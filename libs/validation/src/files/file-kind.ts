import { startsWith } from './first-bytes.ts';

/** What a file really is, as its first bytes say. */
export type FileKind = 'pdf' | 'png' | 'jpeg';

/** Magic bytes (ISO 32000-1 §7.5.2, PNG §5.2, JPEG SOI marker). */
const signatures: Readonly<Record<FileKind, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** Bytes before `%PDF-` that readers pass over (ISO 32000-1, implementation note 13). */
const longestJunk = 1024;

/** Bytes to read at the start of a file so that `fileKindOfBytes` can answer. */
export const fileSignatureLength = longestJunk + signatures.pdf.length;

/** Starts of files that can hold a whole PDF near their beginning and are none: ZIP, RIFF, GIF, programs, markup. */
const otherFiles = ['PK\x03\x04', 'RIFF', 'GIF8', 'MZ', '\x7fELF', '#!', '<', '\xef\xbb\xbf<'];

/**
 * The kind of a file by its first bytes. What mail programs and printers write before a PDF is passed over, up to 1,024
 * bytes, unless it is the beginning of another kind of file.
 * @returns undefined for every other kind, GIF and HEIC included, which the programme does not accept.
 */
export function fileKindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const kinds = Object.keys(signatures) as FileKind[];
  const kind = kinds.find((name) => startsWith(bytes, signatures[name]));
  return kind ?? (startOfPdf(bytes) === undefined ? undefined : 'pdf');
}

/** Where the PDF of a file begins: what stands before is not part of it. Undefined for what is no PDF. */
export function startOfPdf(bytes: Uint8Array): number | undefined {
  if (isOtherFile(bytes)) return undefined;
  for (let at = bytes.indexOf(signatures.pdf[0]!); at !== -1 && at <= longestJunk;) {
    if (startsWith(bytes, signatures.pdf, at)) return at;
    at = bytes.indexOf(signatures.pdf[0]!, at + 1);
  }
  return undefined;
}

function isOtherFile(bytes: Uint8Array): boolean {
  const isPicture = startsWith(bytes, signatures.png) || startsWith(bytes, signatures.jpeg);
  return isPicture || startsWith(bytes, 'ftyp', 4) || otherFiles.some((start) => startsWith(bytes, start));
}
