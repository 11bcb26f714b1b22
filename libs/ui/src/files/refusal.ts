import { mediaTypeLength, mediaTypeOfBytes } from '@alveole/validation';
import { describeKinds } from '../format/file-kinds.ts';
import { formatBytes } from '../format/numbers.ts';
import type { FileRules } from './upload-types.ts';

/**
 * Why a file cannot be sent, in words; `undefined` when it can. Its first bytes decide: systems announce the same file by
 * many types, or by none, and mail programs give it any name.
 */
export async function refusalOf(file: File, rules: FileRules): Promise<string | undefined> {
  if (file.size === 0) return 'Ce fichier est vide.';
  const kind = await kindOf(file);
  const { accept, maxBytes, maxPictureBytes = maxBytes } = rules;
  if (kind === undefined || !takes(accept, kind))
    return `Ce type de fichier n’est pas accepté. Choisissez un fichier ${describeKinds(accept)}.`;
  const most = isPicture(kind) ? maxPictureBytes : maxBytes;
  if (file.size > most) return `Ce fichier pèse ${formatBytes(file.size)}, le maximum est ${formatBytes(most)}.`;
  return undefined;
}

async function kindOf(file: File): Promise<string | undefined> {
  return mediaTypeOfBytes(new Uint8Array(await file.slice(0, mediaTypeLength).arrayBuffer()));
}

const isPicture = (kind: string) => kind.startsWith('image/');

/** A table of a spreadsheet is text as well. */
function takes(accept: readonly string[], kind: string): boolean {
  return accept.includes(kind) || (kind === 'text/plain' && accept.includes('text/csv'));
}

/** How files of a kind are called where a system does not know its type. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf', 'application/octet-stream'],
  'image/heic': ['.heic', '.heif', '.hif'],
  'image/avif': ['.avif'],
  'text/csv': ['.csv'],
};

/**
 * What a file field offers, besides the types the endings and the type of what has none; everything where XML is asked
 * for, which banks call by any name.
 */
export function offeredTypes(accept: readonly string[]): string[] {
  return accept.includes('text/xml') ? [] : accept.flatMap((kind) => [kind, ...(endings[kind] ?? [])]);
}

/** « 10 Mo au plus », and what a picture may weigh, which is made smaller before it is sent. */
export function describeWeight({ accept, maxBytes, maxPictureBytes = maxBytes }: FileRules): string {
  const most = accept.every(isPicture) ? maxPictureBytes : maxBytes;
  const pictures = accept.some(isPicture) && most < maxPictureBytes;
  return `${formatBytes(most)} au plus${pictures ? ` (image\u00a0: ${formatBytes(maxPictureBytes)})` : ''}`;
}
