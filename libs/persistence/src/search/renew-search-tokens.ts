import { trusted } from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Database, PersistenceLogger } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';

/** A document that is found by its tokens. */
export interface Searched {
  _id: string;
  row_hash: string;
  readonly searchTokens: readonly string[];
}

export interface TokenForm<T extends Searched> {
  /** Changes with the form of the tokens: every store is walked through once for each. */
  readonly name: string;
  /** The tokens that each of these documents shall have; undefined for one that cannot be told now. */
  tokensOf(documents: readonly T[]): Promise<readonly (readonly string[] | undefined)[]>;
}

export interface Renewal {
  /** Ends after the documents under way. */
  stop(): Promise<void>;
}

interface DoneForm {
  _id: string;
  done_at: Date;
}

const doneForms = defineSchema<DoneForm>({ done_at: { type: Date, required: true } });
const atOnce = 100;

/**
 * Brings the tokens of documents that were written in an earlier form into this one, beside the service's work, and remembers
 * when it is through. What a person writes meanwhile stays: it has the new form already.
 */
export function renewSearchTokens<T extends Searched>(
  database: Database,
  model: Model<T>,
  form: TokenForm<T>,
  logger: PersistenceLogger,
): Renewal {
  const done = database.model('done_forms', doneForms);
  let stopped = false;
  async function renew(): Promise<void> {
    if (await done.exists({ _id: form.name })) return;
    let renewed = 0;
    for (let last = '', there = atOnce; there === atOnce;) {
      if (stopped) return;
      const after = { _id: trusted({ $gt: last }) } as QueryFilter<T>;
      const documents = await model.find(after, { outbox: 0, history: 0 }).sort({ _id: 1 }).limit(atOnce).lean<T[]>();
      renewed += await renewSome(model, documents, await form.tokensOf(documents));
      there = documents.length;
      last = documents.at(-1)?._id ?? last;
    }
    await done.updateOne({ _id: form.name }, { $set: { done_at: new Date() } }, { upsert: true });
    if (renewed > 0) logger.info({ form: form.name, renewed }, 'search tokens renewed');
  }
  const running = renew().catch((error: unknown) => {
    if (!stopped)
      logger.warn({ err: error, form: form.name }, 'search tokens not renewed; tried again at the next start');
  });
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}

async function renewSome<T extends Searched>(
  model: Model<T>,
  documents: readonly T[],
  tokens: readonly (readonly string[] | undefined)[],
): Promise<number> {
  const changes = documents.flatMap(({ _id, row_hash, searchTokens }, index) => {
    const wanted = tokens[index];
    if (wanted === undefined || String(wanted) === String(searchTokens)) return [];
    const filter = { _id, row_hash } as QueryFilter<T>;
    return [{ updateOne: { filter, update: { $set: { searchTokens: [...wanted] } } } }];
  });
  if (changes.length > 0) await model.bulkWrite(changes as never);
  return changes.length;
}
