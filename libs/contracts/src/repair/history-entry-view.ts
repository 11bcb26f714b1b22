import type {
  BikeCorrection,
  OperationCode,
  Participants,
  PickUpProof,
  ReceiptReader,
  ReckoningStep,
  RepairStatus,
} from '@alveole/domain';
import { isPremiumCorrection, sessionParticipants } from '@alveole/domain';
import type { HistoryEntry } from './history-entry-wire.ts';
import { centsOf, instantOf } from '../values/wire-values.ts';

/** Who did something to a file: its repairer, the staff, or the platform by itself. */
export interface EntryAuthor {
  readonly role: 'REP' | 'ADM' | 'SYS';
  readonly name: string;
}

/** One operation of a file's history; what an operation does not carry is absent. */
export interface HistoryEntryView {
  readonly operationId: string;
  readonly operation: OperationCode;
  /** ISO instant. */
  readonly at: string;
  /** Where the file stood after the operation. */
  readonly status: RepairStatus;
  readonly author: EntryAuthor;
  /** The document that was deposited, by the accepted object's name. */
  readonly mediaName?: string;
  /** Its copy that carries the stamp (invoices). */
  readonly stampedMediaName?: string;
  /** An invoice's amount excluding tax. */
  readonly invoiceCents?: number;
  /** Persons of a session. */
  readonly participants?: Participants;
  /** The text of the invoice holds its amount; absent where it holds another one, and of a picture. */
  readonly isAmountPrinted?: boolean;
  /** The premium that the operation gives or pays. */
  readonly premiumCents?: number;
  /** By how much a correction changes the premium, signed. */
  readonly adjustmentCents?: number;
  readonly text?: string;
  /** What is asked for, or why it is refused, line by line. */
  readonly reasonLines?: readonly string[];
  readonly comment?: string;
  /** The bike that was put right, before and after. */
  readonly bikeCorrection?: BikeCorrection;
  /** What a pick-up was closed with. */
  readonly proof?: PickUpProof;
  /** Why the premium of an invoice is what it is, value by value; absent of invoices of earlier versions. */
  readonly reckoningSteps?: readonly ReckoningStep[];
  /** Number of the campaign's version whose rules reckoned the premium. */
  readonly reckoningVersion?: number;
  /** What campaigns that add to the premium of an invoice gave. */
  readonly supplementCents?: number;
  /** The questions whose answers an invoice took away, as they were asked. */
  readonly removedAnswers?: readonly string[];
  /** Whose address a receipt went to. */
  readonly receiptReader?: ReceiptReader;
  /** A code went to a number or an address that the client named for this once. */
  readonly isNamedByClient?: boolean;
}

/** An operation of a history as screens and rules read it. */
export function historyEntryViewOf(entry: HistoryEntry): HistoryEntryView {
  const { operation_data: data, actor } = entry;
  return {
    operationId: entry.operation_id,
    operation: entry.operation_code,
    at: instantOf(entry.operation_date),
    status: entry.status,
    author: { role: actor.role, name: actor.user_name },
    mediaName: data.media_url,
    stampedMediaName: data.stamped_media_url,
    invoiceCents: centsOf(data.amount_net),
    participants: data.amount_id === undefined ? undefined : sessionParticipants(data.amount_id),
    [isPremiumCorrection(entry.operation_code) ? 'adjustmentCents' : 'premiumCents']: centsOf(data.amount_to_refund),
    isAmountPrinted: data.amount_is_printed,
    reckoningSteps: data.reckoning?.steps,
    reckoningVersion: data.reckoning?.campaign_version,
    supplementCents: centsOf(data.reckoning?.supplements?.reduce((sum, { amount }) => sum + amount, 0)),
    text: data.text,
    reasonLines: data.motif?.tab,
    comment: data.operation_comment,
    bikeCorrection: bikeCorrectionOf(data),
    proof: data.pick_up_proof,
    removedAnswers: data.removed_answers?.map(({ question }) => question),
    receiptReader: data.receipt_to,
    isNamedByClient: data.named_by_client,
  };
}

function bikeCorrectionOf(data: HistoryEntry['operation_data']): BikeCorrection | undefined {
  const { repair_bike_brand: brand, repair_bike_serial: serial, repair_bike_comment: comment } = data;
  const { former_bike_brand, former_bike_serial, former_bike_comment } = data;
  if (brand === undefined || serial === undefined) return undefined;
  if (former_bike_brand === undefined || former_bike_serial === undefined) return undefined;
  return {
    previous: { brand: former_bike_brand, serial: former_bike_serial, comment: former_bike_comment },
    next: { brand, serial, comment },
  };
}
