import type { Campaign, RepairKind, ReplayState, ReplayTally, Situation } from '@alveole/domain';
import type { VatRate } from '@alveole/domain';
import type { RepairRecord } from './repair-record.ts';

/** One side of a comparison: its campaign, as it was when the replay began. */
export interface ReplayedVersion {
  readonly campaign: Campaign;
  /** Absent of files that nobody proposed. */
  readonly versionId?: string | undefined;
}

/** Which files are replayed: those opened on these days, both included. */
export interface ReplayPeriod {
  readonly openedFrom?: string | undefined;
  readonly openedTo?: string | undefined;
}

/** A replay of a campaign's rules on files; what it found is sums alone. */
export interface CampaignReplay extends ReplayPeriod {
  readonly id: string;
  readonly state: ReplayState;
  readonly former: ReplayedVersion;
  readonly next: ReplayedVersion;
  readonly author: { readonly userId: string; readonly userName: string };
  /** Files that are opened later are not replayed. */
  readonly createdAt: Date;
  readonly endedAt?: Date | undefined;
  /** Files of the period when it began. */
  readonly total: number;
  readonly read: number;
  /** Cursor of the file that was read last. */
  readonly behind?: string | undefined;
  readonly tally: ReplayTally;
}

/** A file as far as a replay reads it. */
export interface ReplayableFile extends Pick<RepairRecord, 'id' | 'createdAt' | 'entityId' | 'consumerId' | 'status'> {
  readonly kind: RepairKind;
  readonly invoiceCents?: number | undefined;
  readonly vatRate?: VatRate | undefined;
  readonly department?: string | undefined;
  /** When the bike was brought. */
  readonly repairedAt: Date;
  readonly participants?: 1 | 2 | 3 | undefined;
  /** What the rules of its day read of it. */
  readonly situation?: Situation | undefined;
}
