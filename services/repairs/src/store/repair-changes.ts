import type { EventEnvelope } from '@alveole/contracts';
import type { RepairStatus } from '@alveole/domain';
import type { HistoryRecord, RepairRecord, RepairRow } from '../record/repair-record.ts';

/** A file on its way in, with what only the store knows. It gets its row_hash there. */
export interface NewRepair extends Omit<RepairRecord, 'rowHash' | 'sequence' | 'opening'> {
  readonly opening: { readonly localId: string; readonly bodyHash: string };
  readonly place: string;
  readonly searchTokens: readonly string[];
}

/** The fields that an operation may set; status, history and version go their own way. */
export type RepairChanges = Partial<
  Pick<
    RepairRecord,
    'netCents' | 'toRefundCents' | 'unreadByRepairer' | 'unreadByStaff' | 'incident' | 'code' | 'sms' | 'stampValue'
  >
>;

/** What a step does to the claim on the bike and to the beneficiary's place. */
export interface ClaimAndPlace {
  readonly takeClaim?: string;
  readonly freeClaim: boolean;
  readonly freePlace: boolean;
}

export interface RepairWrite extends ClaimAndPlace {
  readonly status: RepairStatus;
  readonly modifiedAt: Date;
  readonly set?: RepairChanges | undefined;
  readonly entries: readonly HistoryRecord[];
  readonly clear: readonly 'code'[];
  readonly events: readonly EventEnvelope[];
}

/** The version of a file that a decision was made on. */
export type VersionRead = Pick<RepairRow, 'id' | 'rowHash'>;
