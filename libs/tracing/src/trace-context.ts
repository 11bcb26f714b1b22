import { ROOT_CONTEXT, context, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

export type TraceContext = Context;

let isCarried = false;

/**
 * Lets traces follow the work that is done in them, over its pauses. On Node 20 and 22 each promise of the process pays for
 * it, a third of what an answer takes: only a process that delivers spans does so.
 */
export function carryTraces(): void {
  if (isCarried) return;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  isCarried = true;
}

/** Runs the work, and what follows from it, in the trace, where traces are carried; else outside of any. */
export function runInTrace<T>(traceContext: TraceContext, work: () => T): T {
  return context.with(traceContext, work);
}

/** Runs the work in the trace that a header names; as it is where none is named. */
export function runInTraceOf<T>(traceparent: unknown, work: () => T): T {
  const traceContext = traceOf(traceparent);
  return traceContext === undefined ? work() : runInTrace(traceContext, work);
}

/** The trace that a header names; what is begun in it is a child of the named span. */
export function traceOf(traceparent: unknown): TraceContext | undefined {
  const spanContext = readTraceparent(traceparent);
  return spanContext && trace.setSpanContext(ROOT_CONTEXT, spanContext);
}

/** What a call or a message that leaves now says of its trace; nothing outside of a trace. */
export function currentTraceparent(traceContext: TraceContext = context.active()): string | undefined {
  const spanContext = trace.getSpanContext(traceContext);
  return spanContext && writeTraceparent(spanContext);
}

/** The same as headers of a call or a message. */
export function traceHeaders(traceContext: TraceContext = context.active()): { readonly traceparent?: string } {
  const traceparent = currentTraceparent(traceContext);
  return traceparent === undefined ? {} : { traceparent };
}

/** What each line of a log says of the trace that it is written in. */
export interface TraceFields {
  readonly trace_id?: string;
  readonly span_id?: string;
}

/** The fields of a log line: empty outside of a trace. */
export function traceFields(traceContext: TraceContext = context.active()): TraceFields {
  const spanContext = trace.getSpanContext(traceContext);
  return spanContext === undefined ? {} : { trace_id: spanContext.traceId, span_id: spanContext.spanId };
}
