import type {
  Answers,
  OperationCode,
  Participants,
  PickUpProof,
  PrintedAmount,
  ReceiptReader,
  RepairStatus,
} from '@alveole/domain';
import type { BikeRecord } from './bike-record.ts';
import type { ReckoningRecord } from './reckoning-record.ts';

/** Who wrote an operation; SYS is a consumer of another service's event, or the beneficiary with his link. */
export interface Author {
  readonly role: 'REP' | 'ADM' | 'SYS';
  readonly userId?: string;
  readonly userName: string;
}

/** An answer that a file had and has no more. */
export interface RemovedAnswer {
  readonly questionId: string;
  readonly question: string;
}

/** What one operation brought. Money in cents; media by the immutable key of the accepted copy. */
export interface OperationDetails {
  readonly mediaKey?: string;
  readonly mediaHash?: string;
  readonly extension?: string;
  readonly invoiceCents?: number;
  readonly participants?: Participants;
  /** FAC, FACVE and what is paid: the premium. */
  readonly premiumCents?: number;
  /** FAC, FACVE: how the premium was reckoned; absent of invoices of earlier versions. */
  readonly reckoning?: ReckoningRecord;
  /** FACCOR, FACVECOR: by how much the premium was corrected, signed. */
  readonly adjustmentCents?: number;
  /** INIT, FAC, FACVE: what was answered with it; documents by the name of their accepted copy. */
  readonly answers?: Answers;
  /** FAC, FACVE: questions whose answers it took away, as they were asked. */
  readonly removedAnswers?: readonly RemovedAnswer[];
  readonly text?: string;
  readonly reasonLines?: readonly string[];
  readonly comment?: string;
  readonly batchId?: string;
  /** FAC, FACVE: the copy that carries the stamp, beside the original. */
  readonly stampedKey?: string;
  readonly stampedHash?: string;
  readonly stamp?: StampPosition;
  /** VELO: the bike from now on, and the one that it replaced. */
  readonly bike?: BikeRecord;
  readonly formerBike?: BikeRecord;
  /** VAL: what the pick-up was closed with; absent of what was closed before it was kept. */
  readonly proof?: PickUpProof;
  /** RECU: whose address the receipt went to; the address is not kept. */
  readonly receiptReader?: ReceiptReader;
  /** SMS, MEL: the code went to a number or an address that the client named, which is not kept. */
  readonly isNamedByClient?: boolean;
  /** Of a picture: what it looks like, as 64 bits, and their quarters, by which an index finds it. */
  readonly perceptualHash?: string;
  readonly perceptualHashBands?: readonly string[];
  /** FAC: what the PDF prints, kept where the typed amount is none of it. */
  readonly printedAmounts?: readonly PrintedAmount[];
  /** FAC: the PDF prints the typed amount; absent where it prints another, and where there is no text to compare. */
  readonly isAmountPrinted?: boolean;
  /** FAC, FACVE: the PDF calls itself a credit note. */
  readonly isCreditNote?: boolean;
}

/**
 * Where a stamp lies on the first page, from its upper left corner: millimetres on a PDF, pixels on a picture. Each is the
 * upper left corner of the code or of the amount.
 */
export interface StampPosition {
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
  /** Of a person's request: who sent which content on which version. */
  readonly sentHash?: string;
}
