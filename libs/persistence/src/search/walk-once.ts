import { trusted } from 'mongoose';
import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import type { Database, PersistenceLogger } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';

/** A walk through a store that brings what earlier versions wrote into the present form. */
export interface Walk<T> {
  /** Changes with the form: every store is walked through once for each. */
  readonly name: string;
  /** What is read of each document. */
  readonly projection: ProjectionType<T>;
  /** Answers how many of these it wrote. What it throws ends the walk, which begins again at the next start. */
  visit(documents: readonly T[]): Promise<number>;
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

/** Walks through a store beside the service's work, some documents at a time, and remembers when it is through. */
export function walkOnce<T extends { _id: string }>(
  database: Database,
  model: Model<T>,
  { name, projection, visit }: Walk<T>,
  logger: PersistenceLogger,
): Renewal {
  const done = database.model('done_forms', doneForms);
  let stopped = false;
  async function walk(): Promise<void> {
    if (await done.exists({ _id: name })) return;
    let renewed = 0;
    for (let last = '', there = atOnce; there === atOnce;) {
      if (stopped) return;
      const after = { _id: trusted({ $gt: last }) } as QueryFilter<T>;
      const documents = await model.find(after, projection).sort({ _id: 1 }).limit(atOnce).lean<T[]>();
      renewed += await visit(documents);
      there = documents.length;
      last = documents.at(-1)?._id ?? last;
    }
    await done.updateOne({ _id: name }, { $set: { done_at: new Date() } }, { upsert: true });
    if (renewed > 0) logger.info({ form: name, renewed }, 'stored documents renewed');
  }
  const running = walk().catch((error: unknown) => {
    if (!stopped)
      logger.warn({ err: error, form: name }, 'stored documents not renewed; tried again at the next start');
  });
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}
