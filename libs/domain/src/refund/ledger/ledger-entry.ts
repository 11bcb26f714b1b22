/**
 * What happens to the money of a file. An entry is never changed nor taken away; what turns out wrong is answered by
 * another entry.
 */
export const entryKinds = [
  'due',
  'adjustment',
  'withdrawn',
  'batched',
  'left',
  'paid',
  'rejected',
  'returned',
  'recovered',
  'waived',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface LedgerEntry {
  readonly kind: EntryKind;
  /** Signed integer cents: what the entry adds to the sum that its kind is about. */
  readonly cents: number;
  /** The batch that it is about; absent for what is granted. */
  readonly batchId?: string | undefined;
  /** Of the event that said it, where a decision of people turned an earlier answer round. */
  readonly sequence?: number | undefined;
  /** What recovers or writes off: a receipt of the bank, or a payment request; of it an account has one entry. */
  readonly source?: string | undefined;
}

/** The money of a file, added up from its entries. */
export interface FileBalance {
  /** What the programme granted, corrections included. */
  readonly grantedCents: number;
  /** What reached the establishment and did not come back. */
  readonly paidCents: number;
  /** What a batch holds at this moment. */
  readonly reservation: { readonly batchId: string; readonly cents: number } | undefined;
  /** What two people gave up of what the establishment owed, as far as it would owe it still. */
  readonly writtenOffCents: number;
  /** What is neither paid nor on its way; negative when the establishment was paid too much. */
  readonly dueCents: number;
}
