export type { Tracing, TracingOptions } from './deliver/start-tracing.ts';
export { deliverTraces, startTracing } from './deliver/start-tracing.ts';
export { isTracing } from './tracing-state.ts';
export type { EntryOptions } from './enter-trace.ts';
export { enterTrace } from './enter-trace.ts';
export type { SpanAttributes } from './span-attributes.ts';
export { maySay } from './span-attributes.ts';
export type { OpenSpan, SpanPlan } from './spans.ts';
export { inSpan, isSampled, openSpan } from './spans.ts';
export type { TraceContext } from './trace-context.ts';
export {
  carryTraces,
  currentTraceparent,
  runInTrace,
  runInTraceOf,
  traceFields,
  traceHeaders,
  traceOf,
} from './trace-context.ts';
