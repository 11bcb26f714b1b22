import type { RepairFile } from '@alveole/contracts';

/** A file as this device last saw it, or as it was opened here. */
export interface KeptFile {
  /** Of the server, or `local-…` while it has none. */
  readonly id: string;
  /** The server's id of a file that was opened here. */
  readonly serverId?: string;
  readonly file?: RepairFile;
}

const beginning = 'local-';

/** The id that a file has on this device until the server gives it one. */
export function localFileId(localId: string): string {
  return `${beginning}${localId}`;
}

export function isLocalFileId(id: string): boolean {
  return id.startsWith(beginning);
}
