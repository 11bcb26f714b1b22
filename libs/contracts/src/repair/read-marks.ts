import type { EntryAuthor, HistoryEntryView } from './history-entry-view.ts';

/** Somebody of a side opened the file and saw what the other had written, up to an operation. */
export interface ReadMarkView {
  readonly role: 'REP' | 'ADM';
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  /** Name of the last operation that he saw. */
  readonly upTo: string;
}

interface Discussed {
  readonly history: readonly HistoryEntryView[];
  readonly reads: readonly ReadMarkView[];
}

/** Who of the other side read an operation first; undefined while nobody did. */
export function readerOf(
  { history, reads }: Discussed,
  { operationId, author }: { readonly operationId: string; readonly author: EntryAuthor },
): ReadMarkView | undefined {
  const indexOf = (id: string): number => history.findIndex((entry) => entry.operationId === id);
  const written = indexOf(operationId);
  return reads.find(({ role, upTo }) => role !== author.role && indexOf(upTo) >= written);
}
