import { randomBytes } from 'node:crypto';
import type { EventEnvelope } from '@alveole/contracts';
import type { WaitingEvent } from '@alveole/messaging';
import { traceHeaders } from '@alveole/tracing';
import { Schema } from 'mongoose';
import { declareIndexes } from '../define-schema.ts';

/** An event that waits in its document. */
export interface OutboxEntry extends WaitingEvent {
  readonly queuedAt: Date;
}

/** What every aggregate's document carries besides its own fields. */
export interface Versioned {
  _id: string;
  /** 128 random bits in hex, new at each write: who writes names the one that was read. */
  rowHash: string;
  /** 1 at the insertion, rising by 1 at each write: tells old events from new. */
  sequence: number;
  /** Events of the document's writes that are not published yet, in their order. */
  outbox: OutboxEntry[];
}

/** A document as use cases see it: a plain object, without its outbox. */
export type Plain<T> = Omit<T, 'outbox'>;

/** An aggregate's own fields, as given at its insertion. */
export type OwnFields<T extends Versioned> = Omit<T, 'rowHash' | 'sequence' | 'outbox'>;

const outboxEntry = new Schema<OutboxEntry>(
  {
    event_id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: Number, required: true },
    occurred_at: { type: String, required: true },
    aggregate_id: { type: String, required: true },
    sequence: { type: Number, required: true },
    request_id: String,
    traceparent: String,
    data: Schema.Types.Mixed,
    queuedAt: { type: Date, required: true },
  },
  { _id: false, minimize: false, strict: 'throw' },
);

/** Adds `rowHash`, `sequence` and the outbox, with the index that the relay reads, to an aggregate's schema. */
export function versioned<T extends Versioned>(schema: Schema<T>): Schema<T> {
  // `_id: false`: an added schema would bring its own ObjectId over the aggregate's text.
  const fields = new Schema<Versioned>(
    {
      rowHash: { type: String, required: true },
      sequence: { type: Number, required: true },
      outbox: { type: [outboxEntry], default: [] },
    },
    { _id: false },
  );
  // mongoose asks for all fields of the document, and these are those that every versioned one has.
  schema.add(fields as unknown as Schema<T>);
  declareIndexes(schema, [{ name: 'outbox_queuedAt', fields: { 'outbox.queuedAt': 1 } }]);
  return schema;
}

export function newRowHash(): string {
  return randomBytes(16).toString('hex');
}

/** Events as they lie in the outbox of a write made now, with the trace that it is made in. */
export function outboxEntries(events: readonly EventEnvelope[]): OutboxEntry[] {
  const queuedAt = new Date();
  const trace = traceHeaders();
  return events.map((event) => ({ ...event, ...trace, queuedAt }));
}

/** The one sequence that all events of a write carry. Throws when they disagree: the caller is wrong. */
export function commonSequence(events: readonly EventEnvelope[]): number | undefined {
  const [first, ...others] = events.map((event) => event.sequence);
  if (others.some((sequence) => sequence !== first)) throw new Error('The events of one write carry one sequence');
  return first;
}
