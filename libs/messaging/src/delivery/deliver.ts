import { setTimeout as pause } from 'node:timers/promises';
import type { EventEnvelope } from '@alveole/contracts';
import { inSpan } from '@alveole/tracing';
import type { MessagingLogger } from '../messaging-logger.ts';
import { failureCode, failureText } from './failure.ts';
import type { Reading } from './read-event.ts';

/** Nearly 20 s in all: longer than a hiccup, shorter than a person waits. */
export const defaultRetryDelays: readonly number[] = [100, 500, 2_000, 5_000, 10_000];
/** An outage that lasts is asked after less often: all that waits for it asks. */
const transientDelays: readonly number[] = [100, 500, 1_000, 2_000, 5_000, 5_000, 5_000, 15_000];

export type Outcome = { done: true } | { done: false; reason: string; attempts: number };
export type AnyHandler = (event: EventEnvelope) => Promise<void>;

export interface Delivery {
  readonly queue: string;
  readonly handlers: Readonly<Record<string, AnyHandler | undefined>>;
  readonly read: (raw: unknown) => Reading;
  readonly retryDelays: readonly number[];
  readonly isTransient: (error: unknown) => boolean;
  readonly logger: MessagingLogger;
}

/**
 * Hands one message to its handler, with retries. Answers what became of it; rejects only when `signal`
 * fires before that is known (the message then stays where it came from).
 */
export async function deliver(delivery: Delivery, raw: unknown, signal: AbortSignal): Promise<Outcome> {
  signal.throwIfAborted();
  const reading = delivery.read(raw);
  if (!reading.ok) return { done: false, reason: reading.reason, attempts: 0 };
  const handler = delivery.handlers[reading.event.name];
  if (!handler) return { done: false, reason: `No handler for ${reading.event.name}`, attempts: 0 };
  return handleWithRetry(delivery, handler, reading.event, signal);
}

async function handleWithRetry(
  delivery: Delivery,
  handler: AnyHandler,
  event: EventEnvelope,
  signal: AbortSignal,
): Promise<Outcome> {
  let failures = 0;
  let outages = 0;
  for (;;) {
    try {
      await handle(delivery.queue, handler, event, failures + outages + 1);
      return { done: true };
    } catch (error) {
      const transient = delivery.isTransient(error);
      if (transient) outages += 1;
      else failures += 1;
      const delay = transient
        ? transientDelays[Math.min(outages, transientDelays.length) - 1]
        : delivery.retryDelays[failures - 1];
      logFailure(delivery, event, error, delay);
      if (delay === undefined) return { done: false, reason: failureText(error), attempts: failures };
      await pause(delay, undefined, { signal });
    }
  }
}

/** One try, which a trace shows as such. */
function handle(queue: string, handler: AnyHandler, event: EventEnvelope, attempt: number): Promise<void> {
  const attributes = {
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
    'alveole.event': event.name,
    'alveole.attempt': attempt,
  } as const;
  return inSpan({ name: `process ${queue}`, kind: 'consumer', attributes }, () => handler(event), failureCode);
}

function logFailure(delivery: Delivery, event: EventEnvelope, error: unknown, delay: number | undefined): void {
  const { event_id, name, aggregate_id, request_id } = event;
  delivery.logger.warn(
    {
      queue: delivery.queue,
      event_id,
      name,
      aggregate_id,
      request_id,
      failure: failureCode(error),
      retry_in_ms: delay,
    },
    delay === undefined ? 'event handler failed for good' : 'event handler failed, trying again',
  );
}
