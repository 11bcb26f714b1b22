import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { deliverTraces } from './deliver/start-tracing.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** The spans that leave while the work is done, as they leave. */
export async function spansOf(work: () => unknown): Promise<readonly ReadableSpan[]> {
  const spans: ReadableSpan[] = [];
  const tracing = await deliverTraces(
    {
      export(batch, done) {
        spans.push(...batch);
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
    { service: 'test', logger: silent },
  );
  try {
    await work();
  } finally {
    await tracing.close();
  }
  return spans;
}
