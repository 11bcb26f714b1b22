import type { HistoryEntry, RepairFile } from '@alveole/contracts';

export interface FileMessage {
  readonly id: string;
  readonly isMine: boolean;
  readonly text: string;
  readonly entry: HistoryEntry;
}

/** The messages of a file, oldest first. */
export function messagesOf({ history }: Pick<RepairFile, 'history'>): readonly FileMessage[] {
  return history
    .filter(({ operation_code }) => operation_code === 'MSG')
    .map((entry) => ({
      id: entry.operation_id,
      isMine: entry.actor.role === 'REP',
      text: entry.operation_data.text ?? '',
      entry,
    }));
}
