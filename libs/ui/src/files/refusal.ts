import { formatBytes } from '../format/numbers.ts';
import type { FileRules } from './upload-types.ts';

const kindNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'text/csv': 'CSV',
  'text/plain': 'texte',
  'text/xml': 'XML',
  'application/zip': 'ZIP',
};

/** Why a file cannot be sent, in words; `undefined` when it can. */
export function refusalOf(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept, maxBytes }: FileRules,
): string | undefined {
  if (file.size === 0) return 'Ce fichier est vide.';
  if (!accept.includes(kindOf(file)))
    return `Ce type de fichier n’est pas accepté. Choisissez un fichier ${describeKinds(accept)}.`;
  if (file.size > maxBytes)
    return `Ce fichier pèse ${formatBytes(file.size)}, le maximum est ${formatBytes(maxBytes)}.`;
  return undefined;
}

/** Systems that do not know a format give it no type, a wider one or that of a program: then its name tells. */
function kindOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== 'text/xml' && /\.xml$/i.test(name)) return 'text/xml';
  if (type !== 'application/zip' && /\.zip$/i.test(name)) return 'application/zip';
  if ((type === '' || type === 'application/vnd.ms-excel') && /\.csv$/i.test(name)) return 'text/csv';
  return (type === '' || type === 'image/heif') && /\.hei[cf]$/i.test(name) ? 'image/heic' : type;
}

const endings: Readonly<Record<string, readonly string[]>> = {
  'image/heic': ['.heic', '.heif'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
  'application/zip': ['.zip'],
};

/** What a file field offers: where a system knows no HEIC or CSV by its type, it knows the name's ending. */
export function offeredTypes(accept: readonly string[]): string[] {
  return accept.flatMap((kind) => [kind, ...(endings[kind] ?? [])]);
}

/** « PDF, JPEG ou PNG ». */
export function describeKinds(accept: readonly string[]): string {
  const names = accept.map((kind) => kindNames[kind] ?? kind);
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(names);
}
