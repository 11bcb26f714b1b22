import type { RepairFile } from '@alveole/contracts/repair';

export interface StoredDraft {
  readonly tab: string;
  readonly name: string;
  readonly draft: object;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A file as this device last saw it, or as it was opened here. */
export interface DeviceFile {
  /** Of the server, or `local-…` while it has none. */
  readonly id: string;
  /** The server's id of a file that was opened here. */
  readonly serverId?: string;
  readonly file?: RepairFile;
  /** By the version that a page may still show: the one by which an own step replaced it. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** What a chosen file is sent as. */
export type MediaUse = 'photo' | 'document';

/** A chosen file until the server has it; bytes and not a `Blob`, which some browsers lose. */
export interface StoredMedia {
  /** `waiting/….pdf`, until it is uploaded. */
  readonly name: string;
  /** As they were chosen, while `toPrepare` says so; as they are sent from then on. */
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** What the person calls it; absent from what a version before kept. */
  readonly fileName?: string;
  /** What is still to be made of the bytes before they are sent. */
  readonly toPrepare?: MediaUse;
  /** When it was chosen, milliseconds since the epoch. */
  readonly at: number;
  /** Its name in the object store: the same each time that it is tried. */
  readonly sentAs?: string;
}
