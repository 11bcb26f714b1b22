import { lineTextOf } from '@alveole/transparency';
import type { PublicLine, PublicLineKind } from '@alveole/transparency';
import { calendarDay } from '@alveole/domain';
import type { EntryKind } from '@alveole/domain';
import type { ShareLedger } from './share-ledger.ts';

/** What the log tells of a file besides its entries; settled with its first line, so that all its lines agree. */
export interface PublicFile {
  /** With the number of the file, what its shop and its client find its lines by. */
  readonly receiptCode: string;
  readonly campaignVersion: number;
  /** As lines name it. */
  readonly shownDepartment: string;
  readonly fingerprint: string;
}

/** A line before it has its place in the log. */
export interface NewLine {
  /** Of the entry that it publishes; an entry has one line. */
  readonly source: string;
  readonly text: string;
  readonly fingerprint: string;
}

/** Batches are no money yet: what only moves into or out of one is not told. */
const publicKinds: Readonly<Record<EntryKind, PublicLineKind | undefined>> = {
  due: 'granted',
  adjustment: 'adjusted',
  withdrawn: 'withdrawn',
  paid: 'paid',
  returned: 'returned',
  recovered: 'recovered',
  waived: 'waived',
  batched: undefined,
  left: undefined,
  rejected: undefined,
};

/** The lines of an account, one for each entry that moves money, in its order. */
export function publicLinesOf(account: ShareLedger, file: PublicFile): readonly NewLine[] {
  const { fingerprint, campaignVersion, shownDepartment: department } = file;
  const funder = account.funderId;
  return account.entries.flatMap(({ kind, cents, at }, position) => {
    const publicKind = publicKinds[kind];
    if (publicKind === undefined || cents === 0) return [];
    const line: PublicLine = {
      kind: publicKind,
      cents,
      funder,
      campaignVersion,
      day: calendarDay(at),
      department,
      fingerprint,
    };
    return [{ source: `${account.repairId}/${funder}/${position}`, text: lineTextOf(line), fingerprint }];
  });
}
