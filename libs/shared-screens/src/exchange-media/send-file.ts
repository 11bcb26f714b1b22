import { sha256Hex, uploadFile } from '@alveole/api-client';
import type { UploadOptions } from '@alveole/api-client';
import type { ApiCaller } from '@alveole/contracts';
import { mediaRoutes } from '@alveole/contracts/media';
import { fileExtension } from '@alveole/validation';

type Watching = Partial<Pick<UploadOptions, 'signal' | 'onProgress'>>;

/** A file in the object store. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  /** SHA-256 in lower-case hex. */
  readonly hash: string;
}

export interface SendFileOptions extends Watching {
  /** Asked once the file is ready; ends with a slash. */
  readonly prefix: () => Promise<string>;
  /** How the name ends, with its dot; absent: as the name of the file does. */
  readonly extension?: string;
}

/**
 * Sends a file to the object store, below a prefix and under a fresh name.
 * @throws AppError as `uploadFile` and the calls do; the signal's reason if cancelled
 */
export async function sendFile(
  api: ApiCaller,
  file: File,
  { prefix, extension = fileExtension(file.name) ?? '', ...watching }: SendFileOptions,
): Promise<SentFile> {
  const id = crypto.randomUUID();
  const [hash, folder] = await Promise.all([sha256Hex(file), prefix()]);
  const name = `${folder}${id}${extension}`;
  await putFile(api, { name, file }, watching);
  return { id, name, hash };
}

/**
 * Puts a file into the object store under a name; under one that is there already, it takes its place.
 * @throws AppError as `uploadFile` and the calls do; the signal's reason if cancelled
 */
export async function putFile(
  api: ApiCaller,
  { name, file }: { readonly name: string; readonly file: File },
  { signal, onProgress }: Watching = {},
): Promise<void> {
  const { url } = await api.call(mediaRoutes.readMediaPutUrl, { query: { name, size: file.size } }, { signal });
  await uploadFile({ url, file, signal, onProgress });
}
