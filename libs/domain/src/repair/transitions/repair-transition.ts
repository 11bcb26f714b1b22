import type { OperationCode } from '../operations.ts';
import type { RepairActorRole } from '../repair-file.ts';
import type { RepairStatus } from '../statuses.ts';

/** Conditions beside status and role; each is explained in `conditions.ts`. */
export type RepairCondition =
  | 'repair-only'
  | 'session-only'
  | 'text'
  | 'code-or-comment'
  | 'sms-possible'
  | 'mail-possible'
  | 'receipt-address'
  | 'second-channel'
  | 'amount-known'
  | 'link-allowed'
  | 'link-given'
  | 'file-holder'
  | 'confirmation-due'
  | 'confirmed'
  | 'refund-open'
  | 'correction'
  | 'incident-listed'
  | 'in-time'
  | 'second-review-due'
  | 'not-recommended'
  | 'recommended-when-due'
  | 'other-than-recommender'
  | 'envelope-held'
  | 'not-confirmed'
  | 'another-bike';

/** One line of the table of settled §4. */
export interface RepairTransition {
  readonly operation: OperationCode;
  readonly from: readonly RepairStatus[];
  /** 'progress': 1 once nothing is missing, else 0. 'same': the status stays. */
  readonly to: RepairStatus | 'same' | 'progress';
  readonly roles: readonly RepairActorRole[];
  /** What the history gets, in order. */
  readonly records: readonly OperationCode[];
  readonly needs: readonly RepairCondition[];
  /** For people, in docs/TRANSITIONS.md. */
  readonly reason: string;
}
