import type { EventEnvelope } from '@alveole/contracts';
import type { AppliedStep, StepChanges } from '@alveole/domain';
import type { HistoryRecord } from '../record/history-record.ts';
import type { RepairRecord, RepairRow } from '../record/repair-record.ts';

/** A file on its way in, with what only the store knows. It gets its rowHash there. */
export interface NewRepair extends Omit<RepairRecord, 'rowHash' | 'sequence' | 'opening'> {
  readonly opening: { readonly localId: string; readonly bodyHash: string };
  /** The one of the beneficiary's entitlements that it takes: `<consumer>:bike:3`. */
  readonly entitlement: string;
  readonly searchTokens: readonly string[];
}

/** All that one operation writes. */
export interface RepairWrite extends Pick<AppliedStep<RepairRecord>, 'takesClaim' | 'freesClaim' | 'freesEntitlement'> {
  readonly set: StepChanges &
    Partial<
      Pick<
        RepairRecord,
        | 'code'
        | 'link'
        | 'sms'
        | 'stampValue'
        | 'answers'
        | 'invoiceVat'
        | 'invoiceCampaignVersion'
        | 'settledShares'
        | 'envelopes'
        | 'awaitsEnvelope'
      > &
        Pick<NewRepair, 'searchTokens'>
    >;
  readonly entries: readonly HistoryRecord[];
  readonly clear: readonly ('code' | 'link')[];
  readonly events: readonly EventEnvelope[];
}

/** The version of a file that a decision was made on. */
export type VersionRead = Pick<RepairRow, 'id' | 'rowHash'>;
