import { randomBytes } from 'node:crypto';
import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { rootTraceId } from './root-trace-id.ts';
import { startSpan } from './spans.ts';
import type { OpenSpan, SpanPlan } from './spans.ts';
import { runInTrace } from './trace-context.ts';
import { readTraceparent } from './traceparent.ts';
import { isTracing } from './tracing-state.ts';

export interface EntryOptions {
  /** What part of all traces is kept, 0 to 1. */
  readonly sampleRate: number;
  /** From 0 up to 1; of `Math.random` when absent. */
  readonly draw?: (() => number) | undefined;
}

/**
 * Begins the trace of a call that comes from outside. Its id is the one that the caller named, so that what he saw can be
 * looked up; whether it is kept is decided here by a draw of its own, which neither his flag nor his id moves.
 */
export function enterTrace(
  plan: SpanPlan,
  traceparent: unknown,
  { sampleRate, draw = Math.random }: EntryOptions,
): OpenSpan {
  const traceId = readTraceparent(traceparent)?.traceId ?? randomBytes(16).toString('hex');
  if (isTracing() && draw() < sampleRate) {
    const root = ROOT_CONTEXT.setValue(rootTraceId, traceId);
    return runInTrace(root, () => startSpan(plan, root));
  }
  const spanContext = { traceId, spanId: randomBytes(8).toString('hex'), traceFlags: TraceFlags.NONE };
  return { context: trace.setSpanContext(ROOT_CONTEXT, spanContext), end: () => undefined };
}
