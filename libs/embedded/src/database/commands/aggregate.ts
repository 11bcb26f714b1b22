import { databaseError, notImplemented } from '../errors.ts';
import { parsePipeline, runPipeline } from '../aggregate/pipeline.ts';
import type { Pipeline } from '../aggregate/pipeline.ts';
import type { DocumentSource } from '../read/cursor-registry.ts';
import { namespaceOf } from '../storage/collection.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import type { Command, CommandTable } from './command.ts';
import { checkFields, countField, docField, textField } from './fields.ts';
import { cursorAnswer, emptySource, firstBatchSize } from './find.ts';

const aggregate: Command = {
  fields: ['aggregate', 'pipeline', 'cursor', 'allowDiskUse'],
  run: async ({ engine, cursors, db, body, budget }) => {
    if (typeof body.get('aggregate') !== 'string') throw notImplemented('An aggregation without a collection');
    const name = textField(body, 'aggregate');
    const values = body.get('pipeline');
    if (!Array.isArray(values)) throw databaseError('TypeMismatch', "'pipeline' option must be specified as an array");
    const options = docField(body, 'cursor');
    if (options === undefined)
      throw databaseError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    checkFields('aggregate.cursor', options, ['batchSize'], false);
    const pipeline = parsePipeline(values);
    const collection = engine.catalogue.find(db, name);
    const source = collection === undefined ? emptySource : resultsOf(engine, collection, pipeline);
    const batch = await cursors.open(
      namespaceOf(db, name),
      source,
      { batchSize: countField(options, 'batchSize') ?? firstBatchSize, singleBatch: false, limit: 0 },
      budget,
    );
    return cursorAnswer(namespaceOf(db, name), 'firstBatch', batch);
  },
};

/** Runs at the first demand and gives the results bit by bit. */
function resultsOf(engine: Engine, collection: Collection, pipeline: Pipeline): DocumentSource {
  let results: Buffer[] | undefined;
  return {
    next: async (count, budget) => {
      results ??= await runPipeline(engine, collection, pipeline, budget);
      return results.splice(0, count);
    },
  };
}

export const aggregateCommands: CommandTable = { aggregate };
