import type { RemoteConfig } from '@alveole/contracts';

/** A text of the public pages as one takes it away: read on paper, or sent to somebody. */
export interface Handout {
  /** Name of the file. */
  readonly file: string;
  /** Whose programme it tells of. */
  readonly from: string;
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly HandoutChapter[];
}

export interface HandoutChapter {
  readonly title: string;
  /** A question of a chapter stands below its title. */
  readonly isInner?: true;
  readonly paragraphs: readonly string[];
}

export type HandoutKind = 'procedure' | 'faq' | 'programme';

/** What a document tells of the installation: the figures of its campaign, and whose programme it is. */
export type HandoutSource = Pick<RemoteConfig, 'campaign' | 'programme'>;
