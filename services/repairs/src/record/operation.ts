import type { SentMedia } from '@alveole/contracts/repair';

/** The immutable copy of an upload, as the history keeps it. */
export interface AcceptedMedia {
  readonly mediaKey: string;
  readonly mediaHash: string;
  readonly extension: SentMedia['extension'];
}
