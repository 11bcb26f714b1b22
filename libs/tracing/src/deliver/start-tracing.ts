import { setTimeout as pause } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { rootTraceId } from '../root-trace-id.ts';
import { carryTraces } from '../trace-context.ts';
import { sayableSpans } from './sayable-spans.ts';
import type { TracingLogger } from './sayable-spans.ts';
import { beginTracing } from '../tracing-state.ts';

export interface TracingOptions {
  /** Name of the process among the traces. `OTEL_SERVICE_NAME` goes before it. */
  readonly service: string;
  readonly logger: TracingLogger;
}

export interface Tracing {
  /** Hands over what waits, for two seconds at most. */
  close(): Promise<void>;
}

const closeWithinMs = 2_000;
const answerWithinMs = 5_000;

/**
 * Delivers the spans of this process over OTLP to a receiver, in batches, beside the work; what it does not take is lost.
 * Does nothing, and loads nothing, without an address. The library reads the other standard variables (`OTEL_…`) itself.
 * @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`: the origin below which `/v1/traces` stands
 */
export async function startTracing(endpoint: string | undefined, options: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => undefined };
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  return deliverTraces(new OTLPTraceExporter({ url, timeoutMillis: answerWithinMs }), options);
}

/** Hands the spans of this process to an exporter, until it is closed. */
export async function deliverTraces(exporter: SpanExporter, { service, logger }: TracingOptions): Promise<Tracing> {
  const { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider } =
    await import('@opentelemetry/sdk-trace');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const ids = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'alveole' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // A span is begun only where its trace is kept: the gateway has decided.
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => String(context.active().getValue(rootTraceId) ?? ids.generateTraceId()),
    },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayableSpans(exporter, logger), exportTimeoutMillis: answerWithinMs }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  carryTraces();
  const endTracing = beginTracing();
  return {
    async close() {
      endTracing();
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, pause(closeWithinMs, undefined, { ref: false })]);
      trace.disable();
    },
  };
}
