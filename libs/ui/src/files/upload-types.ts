/**
 * Sends one file. `onProgress` takes a fraction from 0 to 1; the promise rejects when `signal` is aborted
 * or the transfer fails.
 */
export type Uploader<Result> = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<Result>;

/** A file that is stored. */
export interface UploadedFile<Result> {
  name: string;
  /** What the uploader answered. */
  result: Result;
  /** Bytes, when known. */
  size?: number;
}

interface ItemBase {
  id: string;
  name: string;
  size?: number;
  file?: File;
}

/** A file on its way, as the list shows it. */
export type UploadItem<Result> = ItemBase &
  (
    | { state: 'checking' }
    | { state: 'sending'; progress: number }
    | { state: 'stored'; result: Result }
    | { state: 'refused'; reason: string }
    | { state: 'failed'; reason: string }
    | { state: 'cancelled' }
  );

/** What a file must be. */
export interface FileRules {
  /** MIME types: `application/pdf`, `image/png`. */
  accept: readonly string[];
  maxBytes: number;
}
