import type { FileKind } from '@alveole/validation';

/** What a key's extension promises; keys with another extension are neither signed nor stored. */
export const fileTypes = {
  jpg: { contentType: 'image/jpeg', kind: 'jpeg' },
  png: { contentType: 'image/png', kind: 'png' },
  pdf: { contentType: 'application/pdf', kind: 'pdf' },
  xml: { contentType: 'application/xml', kind: undefined },
  zip: { contentType: 'application/zip', kind: undefined },
  csv: { contentType: 'text/csv; charset=utf-8', kind: undefined },
} as const satisfies Record<string, { contentType: string; kind: FileKind | undefined }>;

export type Extension = keyof typeof fileTypes;

/** The extension of a key, lower case, `jpeg` read as `jpg`. */
export function extensionOf(key: string): Extension | undefined {
  return asExtension(/\.([A-Za-z]+)$/.exec(key)?.[1] ?? '');
}

/** Reads `.JPG`, `jpg` or `jpeg` as `jpg`. */
export function asExtension(text: string): Extension | undefined {
  const plain = text.replace(/^\./, '').toLowerCase();
  const name = plain === 'jpeg' ? 'jpg' : plain;
  return Object.hasOwn(fileTypes, name) ? (name as Extension) : undefined;
}
