import { sha256Hex, uploadFile } from '@alveole/api-client';
import { enrolmentRoutes } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { fileExtension } from '@alveole/validation';
import type { FileExtension } from '@alveole/validation';

/** An object that was sent; an operation names it with these fields. */
export interface SentMedia {
  readonly media_url: string;
  /** Lower-case hex SHA-256. */
  readonly media_hash: string;
  readonly type_file: FileExtension;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file below the establishment's own prefix, under a fresh name.
 * @throws AppError as `uploadFile` and the calls do; the signal's reason if cancelled
 */
export async function sendMedia(api: ApiCaller, file: File, { signal, onProgress }: SendOptions): Promise<SentMedia> {
  const type_file = fileExtension(file.name) ?? '.jpg';
  const [media_hash, { media_url_prefix }] = await Promise.all([
    sha256Hex(file),
    api.call(enrolmentRoutes.mediaPrefix, { query: {} }, { signal }),
  ]);
  const media_url = `${media_url_prefix}${crypto.randomUUID()}${type_file}`;
  const { url } = await api.call(enrolmentRoutes.mediaPutUrl, { query: { name: media_url } }, { signal });
  await uploadFile({ url, file, signal, onProgress });
  return { media_url, media_hash, type_file };
}
