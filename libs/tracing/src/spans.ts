import { SpanKind, SpanStatusCode, TraceFlags, context, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { SpanAttributes } from './span-attributes.ts';
import { runInTrace } from './trace-context.ts';
import type { TraceContext } from './trace-context.ts';

export interface SpanPlan {
  /** Made of the same words as its attributes: a method and a route, a command and a collection. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes: SpanAttributes;
}

export interface OpenSpan {
  /** What is done in it makes children of it. */
  readonly context: TraceContext;
  /** @param name what it is called once more is known of it */
  end(attributes?: SpanAttributes, name?: string): void;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
const scope = 'alveole';

/** Whether what is done now belongs to a trace that is kept. */
export function isSampled(parent: TraceContext = context.active()): boolean {
  return ((trace.getSpanContext(parent)?.traceFlags ?? TraceFlags.NONE) & TraceFlags.SAMPLED) !== 0;
}

/** Opens a span; of a trace that is not kept there is none, and its context is the parent's. */
export function openSpan(plan: SpanPlan, parent: TraceContext = context.active()): OpenSpan {
  return isSampled(parent) ? startSpan(plan, parent) : { context: parent, end: nothing };
}

/** Opens a span whatever its parent says. */
export function startSpan({ name, kind, attributes }: SpanPlan, parent: TraceContext): OpenSpan {
  const span = trace.getTracer(scope).startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent);
  return {
    context: trace.setSpan(parent, span),
    end(more = {}, betterName = name) {
      span.updateName(betterName);
      endSpan(span, more);
    },
  };
}

function endSpan(span: Span, attributes: SpanAttributes): void {
  span.setAttributes({ ...attributes });
  if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Does the work in a span that lasts as long as it does.
 * @param errorType names a failure, never by its message, which may quote what a person typed
 */
export async function inSpan<T>(
  plan: SpanPlan,
  work: () => Promise<T>,
  errorType: (failure: unknown) => string = nameOfFailure,
): Promise<T> {
  if (!isSampled()) return work();
  const span = openSpan(plan);
  try {
    const result = await runInTrace(span.context, work);
    span.end();
    return result;
  } catch (failure) {
    span.end({ 'error.type': errorType(failure) });
    throw failure;
  }
}

/** Its code where it has one, else the name of its class. */
function nameOfFailure(failure: unknown): string {
  const { code, name } = (failure ?? {}) as { code?: unknown; name?: unknown };
  const text = [code, name].find((part) => typeof part === 'string' || typeof part === 'number');
  return String(text ?? typeof failure);
}

function nothing(): void {}
