import type { OperationCode, RepairKind, RepairStatus } from '@alveole/domain';

/** Who wrote an operation; SYS is a consumer of another service's event. */
export interface Author {
  readonly role: 'REP' | 'ADM' | 'SYS';
  readonly userId?: string;
  readonly userName: string;
}

/** What one operation brought. Money in cents; media by the immutable key of the accepted copy. */
export interface OperationDetails {
  readonly mediaKey?: string;
  readonly mediaHash?: string;
  readonly extension?: string;
  readonly netCents?: number;
  readonly participants?: number;
  /** FAC, FACVE: the premium. FACCOR, FACVECOR: the signed adjustment. */
  readonly toRefundCents?: number;
  readonly text?: string;
  readonly reasonLines?: readonly string[];
  readonly comment?: string;
  readonly refundId?: string;
  /** FAC, FACVE: the copy that carries the stamp, beside the original. */
  readonly stampedKey?: string;
  readonly stampedHash?: string;
  readonly stamp?: StampPlace;
}

/**
 * Where a stamp lies on the first page, from its upper left corner: millimetres on a PDF, pixels on a picture. Each is the
 * upper left corner of the code or of the amount.
 */
export interface StampPlace {
  readonly codeX: number;
  readonly codeY: number;
  readonly amountX: number;
  readonly amountY: number;
}

export interface HistoryRecord {
  readonly operationId: string;
  readonly code: OperationCode;
  /** Business time, UTC `YYYY-MM-DD HH:mm:ss`. */
  readonly operationDate: string;
  /** When the server wrote it. */
  readonly recordedAt: Date;
  /** Status after the operation. */
  readonly status: RepairStatus;
  readonly author: Author;
  readonly details: OperationDetails;
}

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
  readonly gender: RepairKind;
  readonly entityId: string;
  readonly entityName: string;
  readonly consumerId: string;
  readonly operatorId: string | null;
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
