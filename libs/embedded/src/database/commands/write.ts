import { databaseError, isDatabaseError } from '../errors.ts';
import { decodeDoc } from '../bson/decode.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc } from '../bson/values.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseUpdate } from '../update/parse-update.ts';
import { insertDocuments } from '../write/insert-documents.ts';
import type { WriteError } from '../write/insert-documents.ts';
import { deleteMany, updateMany } from '../write/modify-many.ts';
import { deleteOne, updateOne } from '../write/modify-one.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandContext, CommandTable } from './command.ts';
import { checkFields, countField, docsField, flagField, textField } from './fields.ts';

const maxStatements = 100_000;

const insert: Command = {
  fields: ['insert', 'documents', 'ordered'],
  run: async ({ engine, db, body, sequences }) => {
    const documents = sequences.get('documents');
    if (documents === undefined)
      throw databaseError('MissingField', "BSON field 'insert.documents' is missing but a required field");
    checkBatch(documents.length);
    const collection = await engine.ensureCollection(db, textField(body, 'insert'));
    const { inserted, errors } = await insertDocuments(engine, collection, documents, flagField(body, 'ordered', true));
    return { n: inserted, ...describeErrors(errors) };
  },
};

function checkBatch(size: number): void {
  if (size === 0 || size > maxStatements)
    throw databaseError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${maxStatements}. Got ${size} operations.`,
    );
}

function describeErrors(errors: readonly WriteError[]): Answer {
  if (errors.length === 0) return {};
  return {
    writeErrors: errors.map(({ index, error }) => ({
      index,
      code: error.code,
      errmsg: error.message,
      ...error.details,
    })),
  };
}

function statementsOf({ body, sequences }: CommandContext, name: string): Doc[] {
  const statements = sequences.get(name)?.map((raw) => decodeDoc(raw)) ?? docsField(body, name);
  checkBatch(statements.length);
  return statements;
}

/** Runs statements one after the other; a refused one ends an ordered batch. */
async function runStatements(
  statements: readonly Doc[],
  ordered: boolean,
  run: (statement: Doc, index: number) => Promise<void>,
): Promise<WriteError[]> {
  const errors: WriteError[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      await run(statement, index);
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      errors.push({ index, error });
      if (ordered) break;
    }
  }
  return errors;
}

function filterOf(statement: Doc) {
  const query = statement.get('q');
  if (!isDoc(query)) throw databaseError('TypeMismatch', "BSON field 'q' is the wrong type, expected type 'object'");
  return parseFilter(query);
}

const update: Command = {
  fields: ['update', 'updates', 'ordered'],
  run: async (context) => {
    const { engine, db, body, budget } = context;
    const name = textField(body, 'update');
    const upserted: Answer[] = [];
    let matched = 0;
    let modified = 0;
    const errors = await runStatements(
      statementsOf(context, 'updates'),
      flagField(body, 'ordered', true),
      async (statement, index) => {
        checkFields('update.updates', statement, ['q', 'u', 'multi', 'upsert'], false);
        const change = parseUpdate(statement.get('u'));
        const filter = filterOf(statement);
        const upsert = flagField(statement, 'upsert', false);
        const multi = flagField(statement, 'multi', false);
        const collection = upsert ? await engine.ensureCollection(db, name) : engine.catalogue.find(db, name);
        if (collection === undefined) return;
        if (multi) {
          const outcome = await updateMany(engine, collection, filter, change, budget);
          matched += outcome.matched;
          modified += outcome.modified;
          if (outcome.matched > 0 || !upsert) return;
        }
        const outcome = await updateOne(engine, collection, filter, change, upsert, budget);
        if (outcome.before === undefined && outcome.after !== undefined)
          upserted.push({ index, _id: outcome.after.get('_id') });
        matched += outcome.before === undefined && outcome.after === undefined ? 0 : 1;
        modified += outcome.modified ? 1 : 0;
      },
    );
    return { n: matched, nModified: modified, ...(upserted.length > 0 ? { upserted } : {}), ...describeErrors(errors) };
  },
};

const remove: Command = {
  fields: ['delete', 'deletes', 'ordered'],
  run: async (context) => {
    const { engine, db, body, budget } = context;
    const collection = engine.catalogue.find(db, textField(body, 'delete'));
    let deleted = 0;
    const errors = await runStatements(
      statementsOf(context, 'deletes'),
      flagField(body, 'ordered', true),
      async (statement) => {
        checkFields('delete.deletes', statement, ['q', 'limit'], false);
        const filter = filterOf(statement);
        const limit = countField(statement, 'limit');
        if (limit !== 0 && limit !== 1)
          throw databaseError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
        if (collection === undefined) return;
        if (limit === 0) deleted += await deleteMany(engine, collection, filter, budget);
        else deleted += (await deleteOne(engine, collection, filter, budget)).modified ? 1 : 0;
      },
    );
    return { n: deleted, ...describeErrors(errors) };
  },
};

export const writeCommands: CommandTable = { insert, update, delete: remove };
