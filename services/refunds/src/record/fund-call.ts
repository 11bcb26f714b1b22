import type { FundCallBasis } from '@alveole/domain';
import { isBankLine } from '@alveole/transparency';
import type { PublicLine, SignedHead } from '@alveole/transparency';
import type { Debtor } from './debtor.ts';
import type { Person } from './refund-batch.ts';

/** Which lines of the public log a call covers: places from 0, the last one excluded. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** What the lines of a period add up to. Signed cents. */
export interface FundCallSums {
  readonly lines: number;
  readonly committedCents: number;
  readonly paidCents: number;
}

export const noFundCallSums: FundCallSums = { lines: 0, committedCents: 0, paidCents: 0 };

/** A call for funds as it was issued; it never changes. */
export interface FundCall extends LineRange, FundCallSums {
  readonly callId: string;
  readonly funderId: string;
  /** As it was called then. */
  readonly funderName: string;
  readonly programmeName: string;
  /** Of the funder's calls, from 1. */
  readonly number: number;
  readonly basis: FundCallBasis;
  /** What the funder is asked for. */
  readonly calledCents: number;
  /** Of the head that covers the lines. */
  readonly untilDay: string;
  /** Of the head that covered the call before. */
  readonly formerDay?: string | undefined;
  readonly head: SignedHead;
  /** Of the bytes of its CSV file, hexadecimal. */
  readonly csvSha256: string;
  /** The account that pays the shares of the funder. */
  readonly account: Debtor;
  readonly issuedAt: Date;
  readonly issuedBy: Person;
}

/** What the calls of a funder add up to. */
export interface CalledSum extends Pick<FundCall, 'funderId' | 'calledCents'> {
  /** Of the head that the last one covers. */
  readonly untilDay: string;
}

/** A call that was not stored yet. */
export type NewFundCall = Omit<FundCall, 'callId'>;

/** A funder's calls go by their number, so that two at once meet in the store. */
export function fundCallIdOf({ funderId, number }: Pick<FundCall, 'funderId' | 'number'>): string {
  return `${funderId}-${number}`;
}

/** The sums with one more line of the funder. */
export function withLine({ lines, committedCents, paidCents }: FundCallSums, line: PublicLine): FundCallSums {
  const isOfBank = isBankLine(line);
  return {
    lines: lines + 1,
    committedCents: committedCents + (isOfBank ? 0 : line.cents),
    paidCents: paidCents + (isOfBank ? line.cents : 0),
  };
}
