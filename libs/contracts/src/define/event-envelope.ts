import { z } from 'zod';

/** What travels on the exchange `alveole.events` and waits in a document's outbox. */
export interface EventEnvelope<Data = unknown> {
  readonly event_id: string;
  /** `<aggregate>.<past-tense>`, for example `repair.opened`. */
  readonly name: string;
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly occurred_at: string;
  readonly aggregate_id: string;
  /** Rises by one at each write of the aggregate; consumers keep the newest. */
  readonly sequence: number;
  readonly request_id?: string | undefined;
  readonly data: Data;
}

export const eventEnvelope = z.object({
  event_id: z.uuid(),
  name: z.string().min(1),
  version: z.int().min(1),
  occurred_at: z.iso.datetime(),
  aggregate_id: z.string().min(1),
  sequence: z.int().min(0),
  request_id: z.string().optional(),
  data: z.unknown(),
});
