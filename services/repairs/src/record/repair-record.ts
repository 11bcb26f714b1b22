import type {
  Answers,
  CodeChannel,
  CorrectedField,
  InvoiceAmounts,
  LiveCode,
  OperationCode,
  PremiumShare,
  PendingCodes,
  RepairKind,
  RepairStatus,
  SettledShare,
  SmsFailure,
  SmsRung,
} from '@alveole/domain';
import type { BikeRecord } from './bike-record.ts';
import type { FileEnvelopes } from './file-envelopes.ts';
import type { InvoiceVat } from './invoice-vat.ts';
import type { Author, HistoryRecord } from './history-record.ts';
import type { ReadMark } from './read-marks.ts';

/**
 * Six digits that wait for the beneficiary's answer; only their hash is kept, and the amounts of the invoice that was there when
 * they went out.
 */
export interface SentCode extends LiveCode, Partial<InvoiceAmounts> {
  /** How it went out; by SMS, unless told otherwise. */
  readonly channel?: 'mail';
  /** It went where the client said, for this once. */
  readonly isNamedByClient?: boolean;
}

export type PendingCode = PendingCodes<SentCode>;

/** The link that waits for the beneficiary's confirmation; only its hash is kept, and the amounts that the page shows. */
export interface PendingLink {
  readonly hash: string;
  readonly expiresAt: Date;
  readonly invoiceCents: number;
  readonly premiumCents: number;
}

/** What was told of a message; never the provider's own words, which may hold a number. */
export interface SmsNews {
  readonly state: SmsRung;
  readonly at: Date;
  readonly failure?: SmsFailure;
}

export interface SmsRecord {
  /** One entry a message; the number or address itself is kept as a keyed hash. */
  readonly sends: readonly {
    readonly phoneHash: string;
    /** By SMS, unless told otherwise. */
    readonly channel?: CodeChannel;
    /** It went where the client said, for this once. */
    readonly isNamedByClient?: boolean;
    readonly at: Date;
    readonly eventId: string;
    /** What was told of it last; absent while nothing was. */
    readonly outcome?: string;
    /** What was told of it, in the order in which it was heard. */
    readonly rungs?: readonly SmsNews[];
  }[];
  /** Event of the last send: reports on others are old news. */
  readonly lastEventId?: string;
  /** `sent`: the provider took it; not every provider tells more. */
  readonly delivery?: 'pending' | 'sent' | 'delivered' | 'failed';
  readonly deliveryAt?: Date;
}

/** The member of staff to whom a file is given. */
export interface Operator {
  readonly id: string;
  readonly name: string;
}

/** Who reserved, gave or released a file. */
export interface AssignmentMark {
  readonly at: Date;
  readonly by: Author;
  /** To whom it was given; null where it was released. */
  readonly operatorId: string | null;
  readonly operatorName?: string | null | undefined;
}

/** A correction of the beneficiary's mobile while the file was open; numbers are masked. */
export interface PhoneCorrection {
  /** Of the event that told it. */
  readonly eventId: string;
  readonly at: Date;
  readonly by: Pick<Author, 'role' | 'userName'>;
  /** The shop whose counter corrected it. */
  readonly entityId?: string | undefined;
  readonly entityName?: string | undefined;
  readonly previous: string;
  readonly next: string;
}

/** A correction that the beneficiary asked for. */
export interface PersonCorrection {
  /** Of the event that told of it: told twice, it stands once. */
  readonly eventId: string;
  readonly at: Date;
  readonly by: Author;
  readonly fields: readonly CorrectedField[];
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
  /** His name when the file was given to him; absent on files given before names were kept. */
  readonly operatorName?: string | undefined;
  readonly bike: BikeRecord;
  readonly invoiceCents?: number;
  readonly premiumCents?: number;
  /** Who pays the premium; absent where the programme does alone. */
  readonly shares?: readonly PremiumShare[];
  /** Written with each invoice; absent before, and of files of earlier versions. */
  readonly invoiceVat?: InvoiceVat;
  /** Of the campaign by whose rules the last invoice was reckoned. */
  readonly invoiceCampaignVersion?: number;
  /** With the number, what shop and client find the file by in the public accounts; absent of files of earlier versions. */
  readonly receiptCode?: string;
  /** To what the campaign asked, by the id of the question; a document by the name of its accepted copy. */
  readonly answers?: Answers;
  /** Each code that the history holds, once. */
  readonly operations: readonly OperationCode[];
  readonly unreadByRepairer: boolean;
  readonly unreadByStaff: boolean;
  /** Mark of the incident whose files were declared on honour. */
  readonly incident?: string;
  /** The invoice changed after the beneficiary confirmed it. */
  readonly confirmationDue?: boolean;
  /** A recommended validation waits for another operator. */
  readonly isRecommended?: boolean;
  /** It waits until the envelope of a funder holds its share. */
  readonly awaitsEnvelope?: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** When its persons were forgotten: nothing is written into it any more. */
  readonly forgottenAt?: Date;
}

/** What the check at the counter needs of a file of the past: no price, no shop. */
export interface PastFile extends Pick<RepairRow, 'id' | 'status' | 'kind' | 'bike' | 'createdAt' | 'entityId'> {
  /** Name of the newest photo of the bike. */
  readonly photoKey?: string | undefined;
}

/** A funder's batch that holds its share of a file. */
export interface RefundLock {
  readonly funderId: string;
  readonly batchId: string;
  readonly at: Date;
  /** When the bank confirmed that the share was paid. */
  readonly paidAt?: Date | undefined;
}

/** A whole file. */
export interface RepairRecord extends RepairRow {
  readonly history: readonly HistoryRecord[];
  readonly opening: { readonly localId: string; readonly bodyHash: string; readonly rowHash: string };
  /** Who saw what the other side had written, oldest first. */
  readonly reads?: readonly ReadMark[];
  readonly assignments?: readonly AssignmentMark[];
  readonly phoneCorrections?: readonly PhoneCorrection[];
  readonly personCorrections?: readonly PersonCorrection[];
  readonly code?: PendingCode;
  readonly link?: PendingLink;
  readonly sms?: SmsRecord;
  /** The batches that hold its premium, one a funder; absent while none does. */
  readonly refundLocks?: readonly RefundLock[];
  /** What banks paid of the shares of its funders; absent before the first payment, and where the programme pays alone. */
  readonly settledShares?: readonly SettledShare[];
  /** Events whose payments it counts. */
  readonly settledIds?: readonly string[];
  /** What it takes of the envelopes of its funders; absent where none of them has one. */
  readonly envelopes?: FileEnvelopes;
  /** Decimal string of 63 bits: what the O°code of the file says. */
  readonly stampValue?: string;
}
