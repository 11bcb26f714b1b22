import type { EventEnvelope } from '@alveole/contracts';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  parseCursor,
  takePage,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { BatchLine, Person, RefundBatch } from './refund-batch.ts';

export type BatchChanges = Partial<Pick<RefundBatch, 'state' | 'lines' | 'approved_by' | 'approved_at'>>;

export interface BatchRepository {
  insert(batch: Omit<RefundBatch, 'row_hash' | 'sequence'>, event: EventEnvelope): Promise<RefundBatch>;
  find(refund_id: string): Promise<RefundBatch | undefined>;
  page(created_before: string | undefined): Promise<RefundBatch[]>;
  /** One write on the version that was read; undefined when somebody else wrote first. */
  write(read: RefundBatch, changes: BatchChanges, events?: readonly EventEnvelope[]): Promise<RefundBatch | undefined>;
}

interface BatchRecord extends Versioned, Omit<RefundBatch, 'refund_id' | 'row_hash' | 'sequence' | 'lines'> {
  lines: BatchLine[];
}

const person = { user_id: String, user_name: String };

const schema = versioned(
  defineSchema<BatchRecord>(
    {
      state: { type: String, required: true },
      lines: [
        {
          _id: false,
          repair_id: String,
          repair_rozo_id: String,
          entity_id: String,
          entity_name: String,
          cents: Number,
          payee_name: String,
          iban: String,
        },
      ],
      drafted_by: person,
      approved_by: person,
      create_date: { type: Date, required: true },
      approved_at: Date,
    },
    [{ name: 'newest', fields: { create_date: -1, _id: -1 } }],
  ),
);

export const batchModelOf = (database: Database) => database.model<BatchRecord>('batches', schema);

export function createBatchRepository(database: Database): BatchRepository {
  const model = batchModelOf(database);
  return {
    async insert({ refund_id, lines, ...fields }, event) {
      return batchOf(await insertVersioned(model, { _id: refund_id, ...fields, lines: [...lines] }, [event]));
    },
    async find(refund_id) {
      const found = await findPlain(model, refund_id);
      return found && batchOf(found);
    },
    async page(created_before) {
      const found = await takePage<BatchRecord, Plain<BatchRecord>>(model, {
        before: created_before ? parseCursor(created_before) : undefined,
      });
      return found.map(batchOf);
    },
    async write({ refund_id, row_hash }, changes, events = []) {
      const written = await writeIfUnchanged(model, { _id: refund_id, row_hash }, { $set: changes as object }, events);
      return written.ok ? batchOf(written.doc) : undefined;
    },
  };
}

function batchOf({ _id, approved_by, ...fields }: Plain<BatchRecord>): RefundBatch {
  return { refund_id: _id, ...fields, ...(isPerson(approved_by) ? { approved_by } : {}) };
}

/** mongoose gives a nested object that was never set as an empty one. */
function isPerson(value: Person | undefined): value is Person {
  return value?.user_id !== undefined;
}
