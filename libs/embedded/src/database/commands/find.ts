import { databaseError } from '../errors.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseRawProjection } from '../read/projection.ts';
import { openQuery } from '../read/query-reader.ts';
import { parseSort } from '../read/sort.ts';
import type { Batch, DocumentSource } from '../read/cursor-registry.ts';
import { namespaceOf } from '../storage/collection.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandTable } from './command.ts';
import { countField, docField, flagField, textField } from './fields.ts';

export const firstBatchSize = 101;

/** A source without documents, as a collection that does not exist has it. */
export const emptySource: DocumentSource = { next: async () => [] };

export function cursorAnswer(
  namespace: string,
  part: 'firstBatch' | 'nextBatch',
  { documents, cursorId }: Batch,
): Answer {
  return { cursor: { [part]: documents.map((raw) => ({ raw })), id: cursorId, ns: namespace } };
}

const find: Command = {
  fields: ['find', 'filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'allowDiskUse'],
  run: async ({ engine, cursors, db, body, budget }) => {
    const name = textField(body, 'find');
    const filter = parseFilter(docField(body, 'filter') ?? new Map());
    const sort = parseSort(docField(body, 'sort'));
    const projection = parseRawProjection(docField(body, 'projection'));
    const limit = countField(body, 'limit') ?? 0;
    const skip = countField(body, 'skip') ?? 0;
    const batchSize = countField(body, 'batchSize') ?? firstBatchSize;
    const collection = engine.catalogue.find(db, name);
    const source =
      collection === undefined
        ? emptySource
        : projected(openQuery(engine, { collection, filter, sort, skip, limit }), projection);
    const batch = await cursors.open(
      namespaceOf(db, name),
      source,
      { batchSize, singleBatch: flagField(body, 'singleBatch', false), limit },
      budget,
    );
    return cursorAnswer(namespaceOf(db, name), 'firstBatch', batch);
  },
};

function projected(
  reader: ReturnType<typeof openQuery>,
  projection: ReturnType<typeof parseRawProjection>,
): DocumentSource {
  return {
    next: async (count, budget) => {
      const documents = await reader.next(count, budget);
      return documents.map(({ raw }) => (projection === undefined ? raw : projection(raw)));
    },
  };
}

const getMore: Command = {
  fields: ['getMore', 'collection', 'batchSize'],
  run: async ({ cursors, db, body, budget }) => {
    const cursorId = body.get('getMore');
    if (typeof cursorId !== 'bigint')
      throw databaseError('TypeMismatch', "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
    const namespace = namespaceOf(db, textField(body, 'collection'));
    return cursorAnswer(
      namespace,
      'nextBatch',
      await cursors.more(namespace, cursorId, countField(body, 'batchSize') ?? 0, budget),
    );
  },
};

const killCursors: Command = {
  fields: ['killCursors', 'cursors'],
  run: ({ cursors, body }) => {
    const ids = body.get('cursors');
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'bigint'))
      throw databaseError('TypeMismatch', "BSON field 'killCursors.cursors' is the wrong type, expected type 'array'");
    const { killed, notFound } = cursors.kill(ids);
    return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [] };
  },
};

export const findCommands: CommandTable = { find, getMore, killCursors };
