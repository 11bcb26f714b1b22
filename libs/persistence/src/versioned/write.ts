import type { EventEnvelope } from '@alveole/contracts';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { driverCollectionOf } from '../driver-collection.ts';
import type { FieldUpdate } from '../field-update.ts';
import { omitField } from './omit-field.ts';
import { commonSequence, newRowHash, outboxEntries } from './versioned.ts';
import type { OwnFields, Plain, Versioned } from './versioned.ts';

/** Names one version of one document. */
export interface VersionKey {
  readonly _id: string;
  readonly rowHash: string;
}

/** What a write may do to a document's own fields. */
export type VersionedUpdate<T> = Omit<FieldUpdate<T>, '$setOnInsert'>;

export type WriteResult<T, Shown = Plain<T>> = { ok: true; doc: Shown } | { ok: false; reason: 'stale' | 'missing' };

const firstSequence = 1;
const withoutOutbox = { outbox: 0 } as const;
const ownFields = ['rowHash', 'sequence', 'outbox'];

/**
 * Writes a new document at sequence 1 with its events. Throws a duplicate key error (see `isDuplicateKey`) when
 * a unique index refuses it; nothing is written then. `Defaulted` names the fields that the schema fills.
 */
export async function insertVersioned<T extends Versioned, Defaulted extends keyof T = never>(
  model: Model<T>,
  fields: Omit<OwnFields<T>, Defaulted>,
  events: readonly EventEnvelope[] = [],
): Promise<Plain<T>> {
  if ((commonSequence(events) ?? firstSequence) !== firstSequence) throw new Error('An insertion has the sequence 1');
  const document = new model({
    ...fields,
    rowHash: newRowHash(),
    sequence: firstSequence,
    outbox: outboxEntries(events),
  });
  // Cast and looked at by its schema; what `save` does besides is for documents that change.
  await document.validate();
  const whole = document.toObject<T>();
  await driverCollectionOf(model).insertOne(whole);
  return omitField(whole, 'outbox');
}

/**
 * One `findOneAndUpdate` that changes the document, gives it a new `rowHash`, raises its sequence and puts the
 * events into its outbox, if and only if it still has the `rowHash` that was read. Otherwise nothing is
 * written: `stale` when somebody else wrote, `missing` when there is no such document. The events carry the
 * sequence that was read plus 1. Throws a duplicate key error when a unique index refuses the change.
 */
export function writeIfUnchanged<T extends Versioned>(
  model: Model<T>,
  read: VersionKey,
  update: VersionedUpdate<T>,
  events: readonly EventEnvelope[] = [],
): Promise<WriteResult<T>> {
  return write(model, read, { update, events, projection: withoutOutbox });
}

/** The same write for who needs the new version's name only: the document stays where it is. */
export async function renewIfUnchanged<T extends Versioned>(
  model: Model<T>,
  read: VersionKey,
  update: VersionedUpdate<T>,
  events: readonly EventEnvelope[] = [],
): Promise<WriteResult<T, Pick<T, 'rowHash'>>> {
  return write(model, read, { update, events, projection: { rowHash: 1 } });
}

interface Change<T> {
  readonly update: VersionedUpdate<T>;
  readonly events: readonly EventEnvelope[];
  /** What is answered of the document. */
  readonly projection: Readonly<Record<string, 0 | 1>>;
}

async function write<T extends Versioned, Shown>(
  model: Model<T>,
  { _id, rowHash }: VersionKey,
  { update, events, projection }: Change<T>,
): Promise<WriteResult<T, Shown>> {
  refuseOwnFields(update);
  const sequence = commonSequence(events);
  const filter = { _id, rowHash, ...(sequence === undefined ? {} : { sequence: sequence - 1 }) } as QueryFilter<T>;
  const whole = {
    ...update,
    $set: { ...update.$set, rowHash: newRowHash() },
    $inc: { ...update.$inc, sequence: 1 },
    ...(events.length === 0 ? {} : { $push: { ...update.$push, outbox: { $each: outboxEntries(events) } } }),
  } as UpdateQuery<T>;
  const doc = await model.findOneAndUpdate(filter, whole, { returnDocument: 'after', projection }).lean<Shown>();
  if (doc) return { ok: true, doc };
  const there = await model.exists({ _id } as QueryFilter<T>);
  return { ok: false, reason: there ? 'stale' : 'missing' };
}

/** A document by its id, without its outbox. Straight from the driver: but for the id there is nothing to cast. */
export async function findPlain<T extends Versioned>(model: Model<T>, _id: string): Promise<Plain<T> | undefined> {
  const id = model.schema.path('_id').cast(_id) as string;
  const doc = await driverCollectionOf(model).findOne<Plain<T>>({ _id: id }, { projection: withoutOutbox });
  return doc ?? undefined;
}

function refuseOwnFields(update: object): void {
  const paths = Object.values(update).flatMap((changes: unknown) => Object.keys(changes ?? {}));
  const touched = paths.find((path) => ownFields.includes(path.split('.')[0] ?? ''));
  if (touched) throw new Error(`A write leaves ${touched} to persistence`);
}
