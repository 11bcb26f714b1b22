import type { CodeReader } from './code-reader.ts';
import type { ScanState } from './use-scan.ts';

/** What a scan says: its button, its dialog, the way to type instead, and where it stands. */
export type ScanTexts = Readonly<Record<'open' | 'title' | 'lead' | 'type' | ScanState, string>>;

/** What is looked for by the camera. */
export interface ScanKind {
  readonly texts: ScanTexts;
  /** Opens what reads the frames. @throws when its files cannot be fetched */
  readonly openReader: () => Promise<CodeReader>;
  /** Its page is there to scan: what reads gets ready before the press. */
  readonly isWantedAhead?: true;
}
