import type { HistoryEntry, RepairFile } from '@alveole/contracts';

/** An operation that brought a document. */
export type Evidence = HistoryEntry & { readonly operation_data: { readonly media_url: string } };

/** The invoices of a file, the last first. */
export function invoicesOf(file: Pick<RepairFile, 'history'>): readonly Evidence[] {
  return file.history.filter((entry): entry is Evidence => isInvoice(entry) && hasMedia(entry)).toReversed();
}

/** The photos of a file, the last first. */
export function photosOf(file: Pick<RepairFile, 'history'>): readonly Evidence[] {
  return file.history
    .filter((entry): entry is Evidence => entry.operation_code === 'PHO' && hasMedia(entry))
    .toReversed();
}

/** What is shown of an invoice: its copy with the stamp. */
export function shownInvoice({ operation_data }: Evidence): string {
  return operation_data.stamped_media_url ?? operation_data.media_url;
}

const isInvoice = ({ operation_code }: HistoryEntry): boolean => operation_code === 'FAC' || operation_code === 'FACVE';
const hasMedia = ({ operation_data }: HistoryEntry): boolean => operation_data.media_url !== undefined;
