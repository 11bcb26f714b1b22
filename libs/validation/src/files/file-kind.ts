/** What a file really is, as its first bytes say. */
export type FileKind = 'pdf' | 'png' | 'jpeg';

const signatures: Readonly<Record<FileKind, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** Bytes to read at the start of a file so that `fileKindOfBytes` can answer. */
export const fileSignatureLength = 8;

/**
 * The kind of a file by its magic bytes (ISO 32000-1 §7.5.2, PNG §5.2, JPEG SOI marker).
 * The signature must stand at the very start: junk before it is how files that are two kinds at once are made.
 * @returns undefined for every other kind, GIF and HEIC included, which the programme does not accept.
 */
export function fileKindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const kinds = Object.keys(signatures) as FileKind[];
  return kinds.find((kind) => signatures[kind].every((byte, index) => bytes[index] === byte));
}
