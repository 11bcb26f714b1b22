import type { z } from 'zod';
import type { EventEnvelope } from './event-envelope.ts';

export interface EventDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly version: number;
  /** `<aggregate>.<past-tense>.v<n>`. */
  readonly routingKey: string;
  readonly schema: Schema;
  readonly summary: string;
  /** Fills the envelope. Ids, time and sequence are given, so that the function stays pure. */
  readonly create: (fields: EventFields<z.output<Schema>>) => EventEnvelope<z.output<Schema>>;
}

export interface EventFields<Data> {
  readonly event_id: string;
  readonly occurred_at: string;
  readonly aggregate_id: string;
  readonly sequence: number;
  readonly request_id?: string | undefined;
  readonly data: Data;
}

export type EventData<E extends EventDefinition> = z.output<E['schema']>;

/** Declares an event once: publisher, consumers and the AsyncAPI page derive from it. */
export function defineEvent<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  version: number,
  summary: string,
  schema: Schema,
): EventDefinition<Name, Schema> {
  return {
    name,
    version,
    routingKey: `${name}.v${version}`,
    schema,
    summary,
    create: (fields) => ({ name, version, ...fields }),
  };
}
