import type { FileProgress } from '@alveole/contracts';

export type ExportFormat = 'csv' | 'xlsx';

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
}

/** A list that can be taken along as a file. */
export interface ListFile {
  /** Before the day in the name of the file. */
  readonly name: string;
  /** What a row weighs about, in bytes: the length of a file is known only at its end. */
  readonly rowWeight: Readonly<Record<ExportFormat, number>>;
  readonly fetch: (format: ExportFormat, options: FetchOptions) => Promise<Uint8Array>;
}
