import {
  documentFileName,
  faultOf,
  fileSignatureLength,
  isFileWhatItsNameSays,
  messages,
  photoFileName,
  recentPhotoTime,
} from '@alveole/validation';
import { isDecodable, isNamedHeic } from './heic.ts';
import { texts } from './keep-media.text.ts';

/** Bytes: a round figure for people, just under what the API takes (10 MiB). */
export const mostBytes = 10_000_000;

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export const photoTypes = ['image/jpeg', 'image/png', 'image/heic'] as const;

/** Why a file is no invoice, in the specification's words; undefined when it may be one. */
export async function invoiceFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return undefined; // The kit says that a file is empty.
  if (isNamedHeic(file)) return heicFault(file);
  return documentFileName.safeParse(file.name).success && (await isWhatItSays(file)) ? undefined : messages.file;
}

/** Why a file is no photo of a bike. */
export async function photoFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return undefined;
  if (isNamedHeic(file)) return heicFault(file);
  return photoFileName.safeParse(file.name).success && (await isWhatItSays(file)) ? undefined : messages.file;
}

/** Why a photo does not show the bike as it is handed over: it must be of the last 24 hours. */
export async function freshPhotoFault(file: File, now: Date): Promise<string | undefined> {
  return (await photoFault(file)) ?? faultOf(recentPhotoTime(now), new Date(file.lastModified));
}

/** A phone's own format becomes JPEG before it is sent. */
async function heicFault(file: File): Promise<string | undefined> {
  return (await isDecodable(file)) ? undefined : texts.unreadableHeic;
}

async function isWhatItSays(file: File): Promise<boolean> {
  const head = await file.slice(0, fileSignatureLength).arrayBuffer();
  return isFileWhatItsNameSays(file.name, new Uint8Array(head));
}
