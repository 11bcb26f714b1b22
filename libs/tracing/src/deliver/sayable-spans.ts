import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { sayable, sayableName } from '../span-attributes.ts';

/** A span as it leaves: with what spans may say, without events, links and the message of its status. */
export function sayableSpan(span: ReadableSpan): ReadableSpan {
  return {
    name: sayableName(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: sayable(span.attributes),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** What a log is told about deliveries. */
export interface TracingLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Hands on what spans may say; a receiver that is away is told to the log once, and once when it takes them again. */
export function sayableSpans(exporter: SpanExporter, logger: TracingLogger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans.map(sayableSpan), (result) => {
        const failed = result.error !== undefined;
        if (failed && !isAway) logger.warn({ spans: spans.length }, 'traces are lost: nobody takes them');
        if (!failed && isAway) logger.info({}, 'traces are taken again');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
