import type { FileKind } from './file-kind.ts';

/** `type_file` of the wire. */
export type FileExtension = '.jpg' | '.png' | '.pdf';

const extensions: Readonly<Record<string, FileExtension>> = {
  '.jpg': '.jpg',
  '.jpeg': '.jpg',
  '.png': '.png',
  '.pdf': '.pdf',
};
const extensionsOfKinds: Readonly<Record<FileKind, FileExtension>> = { jpeg: '.jpg', png: '.png', pdf: '.pdf' };

/** The extension of a file's name in any case, `.jpeg` read as `.jpg`; undefined when it is not allowed. */
export function fileExtension(name: string): FileExtension | undefined {
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
  return Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
}

const maxDisplayLength = 25;

/** A file's name as shown: 25 characters at most, the last an ellipsis where it was cut. */
export function displayFileName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= maxDisplayLength ? name : `${characters.slice(0, maxDisplayLength - 1).join('')}…`;
}

/** The extension by which a file of this kind is sent, whatever it was called. */
export function extensionOfKind(kind: FileKind): FileExtension {
  return extensionsOfKinds[kind];
}
