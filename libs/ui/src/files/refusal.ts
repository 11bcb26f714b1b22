import { formatBytes } from '../format/numbers.ts';
import type { FileRules } from './upload-types.ts';

const kindNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'text/csv': 'CSV',
};

/** Why a file cannot be sent, in words; `undefined` when it can. */
export function refusalOf(file: Pick<File, 'size' | 'type'>, { accept, maxBytes }: FileRules): string | undefined {
  if (file.size === 0) return 'Ce fichier est vide.';
  if (!accept.includes(file.type))
    return `Ce type de fichier n’est pas accepté. Choisissez un fichier ${describeKinds(accept)}.`;
  if (file.size > maxBytes)
    return `Ce fichier pèse ${formatBytes(file.size)}, le maximum est ${formatBytes(maxBytes)}.`;
  return undefined;
}

/** « PDF, JPEG ou PNG ». */
export function describeKinds(accept: readonly string[]): string {
  const names = accept.map((kind) => kindNames[kind] ?? kind);
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(names);
}
