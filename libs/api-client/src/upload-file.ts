import { appError } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import { networkFailure } from './failure.ts';

export interface UploadOptions {
  /** A presigned PUT address; it lives some minutes and serves one object. */
  readonly url: string;
  readonly file: Blob;
  readonly signal?: AbortSignal;
  /** Called with the part already sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends a file straight to the object store.
 * @throws AppError: `network error`, `PayloadTooLargeException`, `TooManyRequestsException`, or `MediaRefusedException` with the store's status; the
 * signal's reason if cancelled
 */
export function uploadFile({ url, file, signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    const settle = (): void => signal?.removeEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      isDone(request.status)
        ? resolve()
        : reject(appError(codeOf(request.status), `upload answered ${request.status}`));
    request.onerror = () => reject(networkFailure());
    request.onabort = () => reject(signal?.reason ?? networkFailure());
    request.onloadend = settle;
    signal?.addEventListener('abort', cancel, { once: true });
    request.open('PUT', url);
    if (file.type) request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

const codes: Readonly<Record<number, ErrorCode>> = { 413: 'PayloadTooLargeException', 429: 'TooManyRequestsException' };
const codeOf = (status: number): ErrorCode => codes[status] ?? 'MediaRefusedException';
const isDone = (status: number): boolean => status >= 200 && status < 300;
