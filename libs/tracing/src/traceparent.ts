import { isSpanContextValid } from '@opentelemetry/api';
import type { SpanContext } from '@opentelemetry/api';

/** Version, trace, span, flags; a later version may say more behind them. */
const shape = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const thisVersion = '00';
const longest = 256;

/**
 * Reads a `traceparent` header as the W3C's recommendation on trace context writes it.
 * @returns nothing where it is absent or malformed: its receiver then starts anew
 */
export function readTraceparent(text: unknown): SpanContext | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = shape.exec(text) ?? [];
  if (version === undefined || (version === thisVersion && more !== undefined)) return undefined;
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(spanContext) ? spanContext : undefined;
}

/** The header's text: 55 characters. */
export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `${thisVersion}-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
