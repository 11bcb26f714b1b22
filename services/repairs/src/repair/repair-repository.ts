import type { EventEnvelope } from '@alveole/contracts';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { Author, HistoryRecord, PendingCode, RepairRecord, RepairRow, SmsRecord } from './repair-record.ts';
import type { Searchable } from './search-tokens.ts';

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

export interface RepairFilter {
  readonly entityId?: string | undefined;
  readonly operatorId?: string | undefined;
  readonly status?: RepairStatus | undefined;
  readonly gender?: RepairKind | undefined;
  /** What a person typed; words of two characters or fewer do not count. */
  readonly query?: string | undefined;
}

export interface PageRequest {
  /** Keyset cursors of the wire: `date` or `date,id`. */
  readonly createdBefore?: string | undefined;
  /** Walks forward instead, oldest first. */
  readonly createdAfter?: string | undefined;
}

/** The version of a file that a decision was made on. */
export type VersionRead = Pick<RepairRow, 'id' | 'rowHash'>;

/** The files of this service. Plain objects in and out; every write is one document's. */
export interface RepairRepository {
  byId(id: string): Promise<RepairRecord | undefined>;
  byLocalId(entityId: string, localId: string): Promise<RepairRecord | undefined>;
  /** Newest first. */
  byFileNumbers(fileNumbers: readonly string[]): Promise<RepairRecord[]>;
  byStampValue(value: string): Promise<RepairRecord | undefined>;
  ofConsumer(consumerId: string): Promise<RepairRow[]>;
  page(filter: RepairFilter, page: PageRequest): Promise<RepairRow[]>;
  count(filter: RepairFilter): Promise<number>;

  /** Of these places, the ones that a file holds. */
  takenPlaces(places: readonly string[]): Promise<string[]>;
  isBikeClaimed(claim: string): Promise<boolean>;
  /** Answers the row_hash, or `taken` when file number, place, stamp value or local_id went to another file at the same moment; nothing is written then. */
  insert(file: NewRepair, event: EventEnvelope): Promise<{ rowHash: string } | 'taken'>;
  /** One write on the version that was read. `stale` and `bike-claimed` write nothing. */
  write(read: VersionRead, change: RepairWrite): Promise<{ rowHash: string } | 'stale' | 'bike-claimed'>;
  /** Sets the holder and keeps the trace. */
  assign(
    read: VersionRead,
    assignment: { operatorId: string | null; by: Author; at: Date },
  ): Promise<{ rowHash: string } | 'stale'>;

  /** Counts one answer to the pending code; undefined when there is none, or it has expired or was tried too often. */
  useTry(file: Pick<RepairRecord, 'id'>, limits: { now: Date; mostTries: number }): Promise<PendingCode | undefined>;
  /** The reader has seen the messages of this version. Changes no row_hash. */
  markRead(file: Pick<RepairRow, 'id' | 'rowHash'>, reader: 'repairer' | 'staff'): Promise<void>;
  noteDelivery(report: {
    repairId: string;
    eventId: string;
    delivery: NonNullable<SmsRecord['delivery']>;
    at: Date;
  }): Promise<void>;
  /** Locks what stands at 5 or 11 for a batch; answers every file of the list that this batch holds. */
  lockForRefund(batch: {
    refundId: string;
    repairIds: readonly string[];
    at: Date;
  }): Promise<{ id: string; toRefundCents: number }[]>;

  searchableOf(consumerId: string): Promise<(Omit<Searchable, 'person'> & { id: string })[]>;
  replaceSearchTokens(id: string, tokens: readonly string[]): Promise<void>;
}
