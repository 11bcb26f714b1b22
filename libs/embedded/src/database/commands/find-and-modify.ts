import { databaseError } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseProjection } from '../read/projection.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { Update } from '../update/parse-update.ts';
import { deleteOne, updateOne } from '../write/modify-one.ts';
import type { OneOutcome } from '../write/modify-one.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandContext, CommandTable } from './command.ts';
import { docField, flagField, textField } from './fields.ts';

const findAndModify: Command = {
  fields: ['findAndModify', 'query', 'update', 'remove', 'new', 'upsert', 'fields'],
  run: async (context) => {
    const { body } = context;
    const remove = flagField(body, 'remove', false);
    const upsert = flagField(body, 'upsert', false);
    const wantsNew = flagField(body, 'new', false);
    const projection = parseProjection(docField(body, 'fields'));
    checkCombination(body, remove, upsert, wantsNew);
    const change = remove ? undefined : parseUpdate(body.get('update'));
    const outcome = await run(context, change, upsert);
    const value = wantsNew ? outcome.after : outcome.before;
    return { lastErrorObject: describe(outcome, remove), value: value === undefined ? null : shape(value, projection) };
  },
};

function checkCombination(body: Doc, remove: boolean, upsert: boolean, wantsNew: boolean): void {
  if (remove === body.has('update'))
    throw databaseError(
      'FailedToParse',
      remove ? 'Cannot specify both an update and remove=true' : 'Either an update or remove=true must be specified',
    );
  if (remove && upsert) throw databaseError('FailedToParse', 'Cannot specify both upsert=true and remove=true ');
  if (remove && wantsNew)
    throw databaseError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
}

async function run(
  { engine, db, body, budget }: CommandContext,
  change: Update | undefined,
  upsert: boolean,
): Promise<OneOutcome> {
  const name = textField(body, 'findAndModify');
  const filter = parseFilter(docField(body, 'query') ?? new Map());
  const collection = upsert ? await engine.ensureCollection(db, name) : engine.catalogue.find(db, name);
  if (collection === undefined) return { before: undefined, after: undefined, modified: false };
  return change === undefined
    ? deleteOne(engine, collection, filter, budget)
    : updateOne(engine, collection, filter, change, upsert, budget);
}

function describe({ before, after }: OneOutcome, remove: boolean): Answer {
  const n = before === undefined && after === undefined ? 0 : 1;
  if (remove) return { n };
  const inserted = before === undefined && after !== undefined;
  return { n, updatedExisting: before !== undefined, ...(inserted ? { upserted: after.get('_id') } : {}) };
}

const shape = (doc: Doc, projection: ReturnType<typeof parseProjection>): Doc =>
  projection === undefined ? doc : projection(doc);

export const findAndModifyCommands: CommandTable = { findAndModify };
