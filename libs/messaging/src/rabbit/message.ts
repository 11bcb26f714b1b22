import type { ConsumeMessage, GetMessage } from 'amqplib';
import type { DeadLetter } from '../dead-letters/dead-letter.ts';
import { eventIdOf } from '../dead-letters/dead-letter.ts';
import type { Topology } from './topology.ts';

/** Headers of a dead letter that a consumer buried. */
export interface DeadLetterHeaders {
  readonly 'alveole-letter-id': string;
  readonly 'alveole-queue': string;
  readonly 'alveole-reason': string;
  readonly 'alveole-attempts': number;
  readonly 'alveole-dead-at': string;
}

/** The header by which a message names its trace; whoever may publish wrote it. */
export function traceOf({ properties }: ConsumeMessage | GetMessage): { readonly traceparent?: unknown } {
  const traceparent: unknown = properties.headers?.traceparent;
  return traceparent === undefined ? {} : { traceparent };
}

/** A header that is too long makes the message unsendable. */
const longestReason = 2_000;

export function deadLetterHeaders(deadLetter: Omit<DeadLetter, 'event'>): DeadLetterHeaders {
  return {
    'alveole-letter-id': deadLetter.id,
    'alveole-queue': deadLetter.queue,
    'alveole-reason': deadLetter.reason.slice(0, longestReason),
    'alveole-attempts': deadLetter.attempts,
    'alveole-dead-at': deadLetter.dead_at,
  };
}

/** The message as JSON; what is not JSON stays a text, to be refused by the schema. */
export function decode(content: Buffer): unknown {
  const text = content.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a dead letter, whether a consumer buried it or the broker itself did (too many redeliveries). */
export function readDeadLetter(message: ConsumeMessage | GetMessage, topology: Topology): DeadLetter {
  const headers: Partial<DeadLetterHeaders> & { 'x-death'?: BrokerDeath[] } = message.properties.headers ?? {};
  const event = decode(message.content);
  const death = headers['x-death']?.[0];
  return {
    id: headers['alveole-letter-id'] ?? String(message.properties.messageId ?? eventIdOf(event) ?? ''),
    queue: headers['alveole-queue'] ?? topology.subscriber(death?.queue ?? ''),
    event,
    reason: headers['alveole-reason'] ?? `Buried by the broker: ${death?.reason ?? 'unknown'}`,
    attempts: headers['alveole-attempts'] ?? 0,
    dead_at: headers['alveole-dead-at'] ?? new Date((death?.time?.value ?? 0) * 1000).toISOString(),
  };
}

interface BrokerDeath {
  readonly queue: string;
  readonly reason: string;
  readonly time?: { readonly value?: number };
}
