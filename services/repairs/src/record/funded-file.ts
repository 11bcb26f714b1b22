import type { Answers, FundedState, RepairKind } from '@alveole/domain';

/** A file as its funder may know it: neither its person nor its shop, nor the number that names the shop. */
export interface FundedFile {
  /** The beginning of its id, by which staff finds it. */
  readonly reference: string;
  readonly createdAt: Date;
  /** Where statistics count it; absent before it is complete. */
  readonly department?: string | undefined;
  readonly kind: RepairKind;
  readonly answers: Answers;
  readonly invoiceCents?: number | undefined;
  readonly shareCents: number;
  /** What the bank paid of it, less what came back. */
  readonly paidCents: number;
  /** What of that is more than the share, and to be recovered. */
  readonly overpaidCents: number;
  readonly state: FundedState;
  readonly campaignVersion?: number | undefined;
}

/** Which files of a funder are asked for. */
export interface FundedRequest {
  readonly funderId: string;
  readonly state?: FundedState | undefined;
  /** Opened on these days of Paris (`YYYY-MM-DD`), both counted in. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** The beginning of a reference, or the number of a department. */
  readonly search?: string | undefined;
}

/** What a funder pays of a number of files together. Cents. */
export interface FundedTotal extends Pick<FundedFile, 'shareCents' | 'paidCents' | 'overpaidCents'> {
  readonly files: number;
}

/** `3f2a91bc-77de`: enough of a random id to be of one file alone. */
const referenceLength = 13;

/** How a funder and staff name a file to one another. */
export function referenceOf(id: string): string {
  return id.slice(0, referenceLength);
}

/** Whether a text begins a reference, or is one. */
export function beginsReference(text: string): boolean {
  return /^[0-9a-f]{1,8}$|^[0-9a-f]{8}-[0-9a-f]{0,4}$/.test(text);
}

/** Whether somebody searches for a file by its reference. */
export function isReference(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}$/i.test(text.trim());
}
