import { findPlain, pageRows, parseCursor, takePage, trusted } from '@alveole/persistence';
import type { Cursor, Plain } from '@alveole/persistence';
import { queryTokens } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import { rowProjection, toRecord, toRow } from './repair-mapping.ts';
import type { RowDocument } from './repair-mapping.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';
import type { RepairFilter, RepairRepository } from './repair-repository.ts';

type Queries = Pick<
  RepairRepository,
  | 'byId'
  | 'byLocalId'
  | 'byFileNumbers'
  | 'byStampValue'
  | 'ofConsumer'
  | 'page'
  | 'count'
  | 'takenPlaces'
  | 'isBikeClaimed'
  | 'searchableOf'
>;
type Filter = QueryFilter<RepairDocument>;

const newestFirst = { createdAt: -1, _id: -1 } as const;
const oldestFirst = { createdAt: 1, _id: 1 } as const;
const whole = { outbox: 0, searchTokens: 0, assignments: 0 } as const;

/** Ten bikes and a session hold places; what was given up comes on top. */
const mostFilesOfAPerson = 200;

/** The reads; each has its index, declared beside the model. */
export function createRepairQueries(model: RepairModel): Queries {
  return {
    async byId(id) {
      const found = await findPlain(model, id);
      return found && toRecord(found);
    },
    async byLocalId(entityId, localId) {
      const found = await model.findOne({ entityId, 'opening.localId': localId }, whole).lean<Plain<RepairDocument>>();
      return found === null ? undefined : toRecord(found);
    },
    async byFileNumbers(fileNumbers) {
      const found = await model
        .find({ fileNumber: trusted({ $in: [...fileNumbers] }) } as Filter, whole)
        .sort(newestFirst)
        .lean<Plain<RepairDocument>[]>();
      return found.map(toRecord);
    },
    async byStampValue(stampValue) {
      const found = await model.findOne({ stampValue }, whole).lean<Plain<RepairDocument>>();
      return found === null ? undefined : toRecord(found);
    },
    async ofConsumer(consumerId) {
      const found = await model
        .find({ consumerId }, rowProjection)
        .sort(newestFirst)
        .limit(mostFilesOfAPerson)
        .lean<RowDocument[]>();
      return found.map(toRow);
    },
    async page(filter, { createdBefore, createdAfter }) {
      const conditions = conditionsOf(filter);
      const found =
        createdAfter === undefined || createdBefore !== undefined
          ? await takePage<RepairDocument, RowDocument>(model, {
              filter: conditions,
              before: cursorOf(createdBefore),
              projection: rowProjection,
              dateField: 'createdAt',
            })
          : await pageAfter(model, conditions, createdAfter);
      return found.map(toRow);
    },
    count: (filter) => model.countDocuments(conditionsOf(filter)),
    async takenPlaces(places) {
      const found = await model
        .find({ place: trusted({ $in: [...places] }) } as Filter, { place: 1 })
        .lean<{ place: string }[]>();
      return found.map(({ place }) => place);
    },
    isBikeClaimed: async (claim) => (await model.exists({ claim })) !== null,
    async searchableOf(consumerId) {
      const found = await model
        .find({ consumerId }, { fileNumber: 1, consumerId: 1, entityName: 1, bike: 1 })
        .lean<RowDocument[]>();
      return found.map(({ _id, fileNumber, entityName, bike }) => ({
        id: _id,
        fileNumber,
        consumerId,
        entityName,
        serial: bike.serial,
      }));
    },
  };
}

/** Plain equalities only: each combination is served by an index in the order of the list. */
function conditionsOf({ entityId, operatorId, status, gender, query }: RepairFilter): Filter {
  const given = Object.entries({ entityId, operatorId, status, gender }).filter(([, value]) => value !== undefined);
  const words = query === undefined ? [] : queryTokens(query);
  return {
    ...Object.fromEntries(given),
    ...(words.length === 0 ? {} : { $and: words.map((token) => ({ searchTokens: token })) }),
  } as Filter;
}

/** Walks forward, so that whoever follows new files loses none. */
function pageAfter(model: RepairModel, conditions: Filter, createdAfter: string): Promise<RowDocument[]> {
  const { date, id } = cursorOf(createdAfter) ?? { date: new Date(0) };
  const newer = { createdAt: trusted({ $gt: date }) };
  const after = id === undefined ? newer : { $or: [newer, { createdAt: date, _id: trusted({ $gt: id }) }] };
  return model
    .find({ $and: [conditions, after] } as Filter, rowProjection)
    .sort(oldestFirst)
    .limit(pageRows)
    .lean<RowDocument[]>();
}

function cursorOf(text: string | undefined): Cursor | undefined {
  return text === undefined ? undefined : parseCursor(text);
}
