import { isRefundPending, RepairStatus, repairStatusCodes, repairStatuses } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';
import { filterOf, findPlain, parseCursor, takePage, trusted } from '@alveole/persistence';
import type { Cursor, Plain } from '@alveole/persistence';
import type { PastFile, RepairRecord, RepairRow } from '../record/repair-record.ts';
import type { Searchable } from '../record/search-tokens.ts';
import { conditionsOf, narrowingOf } from './repair-filter.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import { ofPastFile, rowProjection, toPastFile, toRecord, toRow } from './repair-mapping.ts';
import type { PastDocument, RowDocument } from './repair-mapping.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;
const oldestFirst = { createdAt: 1, _id: 1 } as const;
const givenUp: ReadonlySet<RepairStatus> = new Set([RepairStatus.abandoned, RepairStatus.abandonedByStaff]);
/** Nobody confirms these any more. */
export const finished = repairStatusCodes.filter((status) => repairStatuses[status].isTerminal || givenUp.has(status));
const validations: ReadonlySet<OperationCode> = new Set(['AVAL', 'AVALECH']);
/** Of a history, when staff validated. */
const ofValidation = { 'history.code': 1, 'history.recordedAt': 1, modifiedAt: 1 } as const;
type ValidationRead = Pick<RepairDocument, 'history' | 'modifiedAt'>;
const requests: ReadonlySet<OperationCode> = new Set(['COM', 'COMECH']);
/** Of a history, what was asked of the repairer. */
const ofRequest = { 'history.code': 1, 'history.details.reasonLines': 1 } as const;
type RequestRead = Pick<RepairDocument, 'history'> & { readonly _id: string };
const whole = { outbox: 0, searchTokens: 0 } as const;

/** Ten bikes and a session at most hold an entitlement; what was given up comes on top. */
const maxFilesOfAPerson = 200;
const idsAtOnce = 5000;

export interface PageRequest {
  /** Keyset cursors of the wire: `date` or `date,id`. */
  readonly createdBefore?: string | undefined;
  /** Walks forward instead, oldest first. */
  readonly createdAfter?: string | undefined;
  /** From the oldest, where no cursor says whence. */
  readonly isOldestFirst?: boolean | undefined;
}

/** What a file's tokens are made of, but for the people and the shop, whose records are elsewhere. */
type FoundFile = Omit<Searchable, 'person' | 'shop'> & Pick<RepairRecord, 'id' | 'entityId'>;

function validatedAt({ history, modifiedAt }: ValidationRead): Date {
  return history.findLast(({ code }) => validations.has(code))?.recordedAt ?? modifiedAt;
}

/** The reads; each has its index, declared beside the model. */
export function createRepairQueries(model: RepairModel) {
  return {
    async byId(id: string): Promise<RepairRecord | undefined> {
      const document = await findPlain(model, id);
      return document && toRecord(document);
    },
    async byLocalId(entityId: string, localId: string): Promise<RepairRecord | undefined> {
      const document = await model
        .findOne({ entityId, 'opening.localId': localId }, whole)
        .lean<Plain<RepairDocument>>();
      return document === null ? undefined : toRecord(document);
    },
    /** In the order that they are asked in; an unknown id is left out. */
    async byIds(ids: readonly string[]): Promise<RepairRecord[]> {
      const documents = await model
        .find(filterOf<RepairDocument>({ _id: trusted({ $in: [...ids] }) }), whole)
        .lean<Plain<RepairDocument>[]>();
      const files = new Map(documents.map((document) => [document._id as string, toRecord(document)]));
      return ids.flatMap((id) => files.get(id) ?? []);
    },
    /** When each file of an establishment was validated that no approved transfer holds yet. */
    async pendingOf(entityId: string): Promise<Date[]> {
      const pending = repairStatusCodes.filter(isRefundPending);
      const filter = filterOf<RepairDocument>({
        entityId,
        status: trusted({ $in: pending }),
        refundLocks: trusted({ $exists: false }),
      });
      const documents = await model.find(filter, ofValidation).lean<ValidationRead[]>();
      return documents.map(validatedAt);
    },
    /** When each of these validated files was validated. */
    async validatedAtOf(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      if (ids.length === 0) return new Map();
      const filter = filterOf<RepairDocument>({ _id: trusted({ $in: [...ids] }) });
      const documents = await model.find(filter, ofValidation).lean<(ValidationRead & { _id: string })[]>();
      return new Map(documents.map((file) => [file._id, validatedAt(file)]));
    },
    /** What the last request of each of these files asks for, line by line; a file without one is left out. */
    async requestLinesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
      if (ids.length === 0) return new Map();
      const filter = filterOf<RepairDocument>({ _id: trusted({ $in: [...ids] }) });
      const documents = await model.find(filter, ofRequest).lean<RequestRead[]>();
      return new Map(
        documents.flatMap(({ _id, history }) => {
          const lines = history.findLast(({ code }) => requests.has(code))?.details.reasonLines;
          return lines === undefined ? [] : [[_id, lines]];
        }),
      );
    },
    /** Newest first. */
    async byFileNumbers(fileNumbers: readonly string[]): Promise<RepairRecord[]> {
      const documents = await model
        .find(filterOf<RepairDocument>({ fileNumber: trusted({ $in: [...fileNumbers] }) }), whole)
        .sort(newestFirst)
        .lean<Plain<RepairDocument>[]>();
      return documents.map(toRecord);
    },
    async byStampValue(stampValue: string): Promise<RepairRecord | undefined> {
      const document = await model.findOne({ stampValue }, whole).lean<Plain<RepairDocument>>();
      return document === null ? undefined : toRecord(document);
    },
    async ofConsumer(consumerId: string): Promise<PastFile[]> {
      const documents = await model
        .find({ consumerId }, ofPastFile)
        .sort(newestFirst)
        .limit(maxFilesOfAPerson)
        .lean<PastDocument[]>();
      return documents.map(toPastFile);
    },
    /** Establishments where a file of this person waits for a first or a new confirmation. */
    async shopsWaitingFor(consumerId: string): Promise<string[]> {
      const waitingStates = [
        { status: RepairStatus.incomplete },
        { confirmationDue: true, status: trusted({ $nin: finished }) },
      ];
      const files = await model
        .find(filterOf<RepairDocument>({ consumerId, $or: waitingStates }), { entityId: 1 })
        .lean<Pick<RepairDocument, 'entityId'>[]>();
      return [...new Set(files.map(({ entityId }) => entityId))];
    },
    async page(
      filter: RepairFilter,
      { createdBefore, createdAfter, isOldestFirst }: PageRequest,
    ): Promise<RepairRow[]> {
      const isRising = createdBefore === undefined && (createdAfter !== undefined || isOldestFirst === true);
      const page = await takePage<RepairDocument, RowDocument>(model, {
        filter: conditionsOf(filter),
        before: cursorOf(isRising ? createdAfter : createdBefore),
        isRising,
        projection: rowProjection,
        orderField: 'createdAt',
      });
      return page.map(toRow);
    },
    /** The ids of all files of a filter, in no order, as the database hands them over. */
    async *eachId(filter: RepairFilter): AsyncGenerator<string> {
      const query = model.find(narrowingOf(filter), { _id: 1 }).batchSize(idsAtOnce).lean<{ _id: string }>();
      for await (const { _id } of query.cursor()) yield _id;
    },
    async oldestOf(filter: RepairFilter): Promise<RepairRow | undefined> {
      const document = await model.findOne(conditionsOf(filter), rowProjection).sort(oldestFirst).lean<RowDocument>();
      return document === null ? undefined : toRow(document);
    },
    /** How many files of a filter were opened before an instant. */
    countSince: (filter: RepairFilter, before: Date): Promise<number> =>
      model.countDocuments({ ...conditionsOf(filter), createdAt: trusted({ $lt: before }) }),
    /** When the file was opened that stands at this place among those of a filter, oldest first, from 0. */
    async createdAtPlace(filter: RepairFilter, place: number): Promise<Date | undefined> {
      const query = model.find(conditionsOf(filter), { createdAt: 1 }).sort(oldestFirst);
      const [file] = await query.skip(place).limit(1).lean<Pick<RepairDocument, 'createdAt'>[]>();
      return file?.createdAt;
    },
    count: (filter: RepairFilter): Promise<number> => model.countDocuments(narrowingOf(filter)),
    /** How many there are, counted no further than the limit. */
    countUpTo: async (limit: number, filter: RepairFilter): Promise<number> =>
      (await model.find(narrowingOf(filter), { _id: 1 }).limit(limit).lean<{ _id: string }[]>()).length,
    /** Of these entitlements, the ones that a file holds. */
    async takenEntitlements(entitlements: readonly string[]): Promise<string[]> {
      const documents = await model
        .find(filterOf<RepairDocument>({ entitlement: trusted({ $in: [...entitlements] }) }), { entitlement: 1 })
        .lean<{ entitlement: string }[]>();
      return documents.map(({ entitlement }) => entitlement);
    },
    /** By any of these keys. */
    isBikeClaimed: async (...claims: readonly string[]): Promise<boolean> =>
      (await model.exists(filterOf<RepairDocument>({ claim: trusted({ $in: [...claims] }) }))) !== null,
    async searchableOf(consumerId: string): Promise<FoundFile[]> {
      const documents = await model
        .find({ consumerId }, { fileNumber: 1, consumerId: 1, entityId: 1, entityName: 1, bike: 1 })
        .lean<RowDocument[]>();
      return documents.map(({ _id, fileNumber, entityId, entityName, bike }) => ({
        id: _id,
        entityId,
        fileNumber,
        consumerId,
        entityName,
        serial: bike.serial,
      }));
    },
  };
}

function cursorOf(text: string | undefined): Cursor | undefined {
  return text === undefined ? undefined : parseCursor(text);
}
