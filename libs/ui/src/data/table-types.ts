import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** The head of the column; stands before the value on a phone's card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row for assistive tools, and is the title of its card. One column at least. */
  isRowHeader?: boolean;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** The direction of the first press on the head; rising when absent. */
  firstSort?: TableSort['direction'];
  /** The head is for assistive tools only. */
  isHeaderHidden?: boolean;
  /** Stays on one line: dates, file numbers. */
  isNowrap?: boolean;
  /** The act of the row: on a phone's card it stands last, in the whole width, without its head. */
  isCardAct?: boolean;
  /** Not shown on a phone's card. */
  isDesktopOnly?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection {
  selected: ReadonlySet<string>;
  /** What the box of a row says before the row's name: « Sélectionner le dossier ». */
  rowLabel: string;
  /** `all` comes as the set of every row shown. */
  onChange: (selected: Set<string>) => void;
}
