/** A text of the public pages as one takes it away: read on paper, or sent to somebody. */
export interface Handout {
  /** Name of the file. */
  readonly file: string;
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
