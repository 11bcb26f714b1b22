import type { OperationCode, RepairKind, RepairStatus } from '@alveole/domain';
import type { HistoryRecord } from './history-record.ts';

/** The six digits that wait for the beneficiary's answer; only their hash is kept. */
export interface PendingCode {
  readonly hash: string;
  readonly expiresAt: Date;
  readonly tries: number;
}

export interface SmsRecord {
  /** One entry a message; the number itself is kept as a keyed hash. */
  readonly sends: readonly { readonly phoneHash: string; readonly at: Date; readonly eventId: string }[];
  /** Event of the last send: reports on others are old news. */
  readonly lastEventId?: string;
  /** `sent`: the provider took it; not every provider tells more. */
  readonly delivery?: 'pending' | 'sent' | 'delivered' | 'failed';
  readonly deliveryAt?: Date;
}

export interface BikeRecord {
  readonly brand: string;
  readonly serial: string;
  readonly comment?: string;
}

/** A row of a list: everything but history and secrets. */
export interface RepairRow {
  readonly id: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly fileNumber: string;
  readonly status: RepairStatus;
  readonly kind: RepairKind;
  readonly entityId: string;
  readonly entityName: string;
  readonly consumerId: string;
  /** The member of staff who holds the file. */
  readonly operatorId?: string | undefined;
  readonly bike: BikeRecord;
  readonly netCents?: number;
  readonly toRefundCents?: number;
  /** Each code that the history holds, once. */
  readonly operations: readonly OperationCode[];
  readonly unreadByRepairer: boolean;
  readonly unreadByStaff: boolean;
  /** Mark of the incident whose files were declared on honour. */
  readonly incident?: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A whole file. */
export interface RepairRecord extends RepairRow {
  readonly history: readonly HistoryRecord[];
  readonly opening: { readonly localId: string; readonly bodyHash: string; readonly rowHash: string };
  readonly code?: PendingCode;
  readonly sms?: SmsRecord;
  readonly refundLock?: { readonly refundId: string; readonly at: Date };
  /** Decimal string of 63 bits: what the O°code of the file says. */
  readonly stampValue?: string;
}
