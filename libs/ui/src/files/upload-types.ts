/** How an uploader tells where a file is on its way. */
export interface Transfer<Result> {
  signal: AbortSignal;
  /** Takes a fraction from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** The file is safe, by what stands for it until it is sent: the form may name it from now on. */
  onStored: (result: Result) => void;
  /** Something to know while the file is sent, in words. */
  onRemark: (remark: string) => void;
}

/** Sends one file; the promise rejects when the transfer's `signal` is aborted or the transfer fails. */
export type Uploader<Result> = (file: File, transfer: Transfer<Result>) => Promise<Result>;

/** A file that is stored, or kept until it is. */
export interface UploadedFile<Result> {
  name: string;
  /** What the uploader answered, or kept. */
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

/** A file that is sent, with what stands for it and what is said of it meanwhile. */
export interface Sending<Result> {
  state: 'sending';
  progress: number;
  result?: Result;
  remark?: string;
}

/** A file on its way, as the list shows it. */
export type UploadItem<Result> = ItemBase &
  (
    | { state: 'checking' }
    | Sending<Result>
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
  /** Of a picture, where the uploader makes it smaller before it is sent. */
  maxPictureBytes?: number;
}
