import { RepairStatus } from '../repair/statuses.ts';

/** What one file takes of the envelope of one funder. */
export interface EnvelopeEntry {
  readonly funderId: string;
  /** The share that the funder owes for the file, in cents; zero once the file was given up or refused. */
  readonly cents: number;
  /** The file was validated: the share is due. */
  readonly isCommitted: boolean;
  /** What the bank has paid of it and not sent back. */
  readonly paidCents: number;
}

/** What files take of an envelope, in cents; a change of it is signed. */
export interface EnvelopeSums {
  /** Of files that wait for their review. */
  readonly reservedCents: number;
  /** Of validated files, as far as the bank has not paid. */
  readonly committedCents: number;
  readonly paidCents: number;
}

export const noSums: EnvelopeSums = { reservedCents: 0, committedCents: 0, paidCents: 0 };

/** How far a share counts at a status: not at all, reserved, or committed. */
export type EnvelopeStage = 'none' | 'reserved' | 'committed';

const stages: Readonly<Record<RepairStatus, EnvelopeStage>> = {
  [RepairStatus.incomplete]: 'none',
  [RepairStatus.toReview]: 'reserved',
  [RepairStatus.abandoned]: 'none',
  [RepairStatus.complementAsked]: 'reserved',
  [RepairStatus.complemented]: 'reserved',
  [RepairStatus.validated]: 'committed',
  [RepairStatus.refunded]: 'committed',
  [RepairStatus.notEligible]: 'none',
  [RepairStatus.sampleToReview]: 'reserved',
  [RepairStatus.sampleComplementAsked]: 'reserved',
  [RepairStatus.sampleComplemented]: 'reserved',
  [RepairStatus.sampleValidated]: 'committed',
  [RepairStatus.sampleRefunded]: 'committed',
  [RepairStatus.sampleNotEligible]: 'none',
  [RepairStatus.abandonedByStaff]: 'none',
};

/** How far the shares of a file count in envelopes at this status. */
export function envelopeStageOf(status: RepairStatus): EnvelopeStage {
  return stages[status];
}

/** What an entry takes. A share that was corrected below what was paid takes what was paid, until the difference has come back. */
export function sumsOf({ cents, isCommitted, paidCents }: EnvelopeEntry): EnvelopeSums {
  const openCents = Math.max(cents - paidCents, 0);
  return {
    reservedCents: isCommitted ? 0 : openCents,
    committedCents: isCommitted ? openCents : 0,
    paidCents,
  };
}

/** Everything that an envelope is used for. */
export function usedCentsOf(sums: EnvelopeSums): number {
  return sums.reservedCents + boundCentsOf(sums);
}

/**
 * What a file takes of envelopes that the version in force does not have: it stays, so that an envelope which comes back
 * counts the file once.
 */
export function entriesLeftOut(
  entries: readonly EnvelopeEntry[],
  envelopes: ReadonlyMap<string, unknown>,
): readonly EnvelopeEntry[] {
  return entries.filter(({ funderId }) => !envelopes.has(funderId));
}

/** What is committed or paid: a version below it cannot be published. */
export function boundCentsOf({ committedCents, paidCents }: EnvelopeSums): number {
  return committedCents + paidCents;
}

/** What an envelope goes through where one entry takes the place of another; undefined: there is none. */
export function changeBetween(before: EnvelopeEntry | undefined, after: EnvelopeEntry | undefined): EnvelopeSums {
  const former = before ? sumsOf(before) : noSums;
  const next = after ? sumsOf(after) : noSums;
  return {
    reservedCents: next.reservedCents - former.reservedCents,
    committedCents: next.committedCents - former.committedCents,
    paidCents: next.paidCents - former.paidCents,
  };
}

/** Adds up sums, or a change to sums. */
export function addSums(one: EnvelopeSums, other: EnvelopeSums): EnvelopeSums {
  return {
    reservedCents: one.reservedCents + other.reservedCents,
    committedCents: one.committedCents + other.committedCents,
    paidCents: one.paidCents + other.paidCents,
  };
}
