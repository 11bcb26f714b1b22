import { defineRoute, routesOf } from '@alveole/contracts';
import { carryTraces, deliverTraces, inSpan, maySay } from '@alveole/tracing';
import type { Tracing } from '@alveole/tracing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createLogger } from '../logging/create-logger.ts';
import { implement } from './implement.ts';
import { startService } from './service.harness.ts';

beforeAll(carryTraces);

const ride = defineRoute({
  service: 'auth',
  name: 'ride',
  method: 'PUT',
  path: '/enrolment/rides/:id',
  auth: 'public',
  summary: 'Ride',
  params: z.object({ id: z.string() }),
  body: z.object({ breaks: z.boolean() }),
  responses: { 200: z.object({}) },
});
const command = { name: 'find rides', kind: 'client', attributes: { 'db.operation.name': 'find' } } as const;

interface Line {
  readonly msg: string;
  readonly trace_id?: string;
  readonly span_id?: string;
}

const lines: Line[] = [];
const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(JSON.parse(line)) } });
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

let app: FastifyInstance;
beforeAll(async () => {
  const answer = implement(ride, async ({ body, log }) => {
    log.info('riding');
    await inSpan(command, async () => undefined);
    if (body.breaks) throw new Error('a chain broke');
    return {};
  });
  app = await startService({ routes: [answer], logger, rateLimits: { perAddress: 100_000 } });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => void (lines.length = 0));
afterAll(() => app.close());

/** Over a connection, whose turns read the body. */
async function call(headers: Record<string, string>, breaks = false): Promise<number> {
  const { port } = app.addresses()[0] as { port: number };
  const { status } = await fetch(`http://127.0.0.1:${port}/alveoleapi/enrolment/rides/dupont`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ breaks }),
  });
  // The line of the answer is written after it.
  while (!lines.some(({ msg }) => msg === 'answered')) await new Promise(setImmediate);
  return status;
}

describe('the lines of a request’s log', () => {
  it('name the trace and the span that the request names, up to the line of its answer', async () => {
    expect(await call({ traceparent: `00-${traceId}-${spanId}-00` }, true)).toBe(500);
    expect(lines.map(({ msg, trace_id, span_id }) => [msg, trace_id, span_id])).toEqual(
      ['riding', 'unexpected failure', 'answered'].map((text) => [text, traceId, spanId]),
    );
  });

  it.each<Record<string, string>>([{}, { traceparent: 'nonsense' }])(
    'name none for the headers %j',
    async (headers) => {
      expect(await call(headers)).toBe(200);
      expect(lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
        ['riding', undefined],
        ['answered', undefined],
      ]);
    },
  );
});

it('may name every route of the contracts', () => {
  const paths = Object.values(routesOf).flatMap((routes) => routes.map(({ path }) => path));
  expect(paths.filter((path) => !maySay('url.template', path) || !maySay('http.route', `/alveoleapi${path}`))).toEqual(
    [],
  );
});

describe('the span of a request', () => {
  const spans: { name: string; attributes: object; parent: string | undefined; id: string }[] = [];
  let tracing: Tracing;
  beforeEach(async () => {
    spans.length = 0;
    tracing = await deliverTraces(
      {
        export(batch, done) {
          for (const { name, attributes, parentSpanContext, spanContext } of batch)
            spans.push({ name, attributes, parent: parentSpanContext?.spanId, id: spanContext().spanId });
          done({ code: 0 });
        },
        shutdown: async () => undefined,
      },
      { service: 'auth', logger },
    );
  });
  afterEach(() => tracing.close());

  it('names the route’s pattern and the status, and what was done for it is its child', async () => {
    await call({ traceparent: `00-${traceId}-${spanId}-01` });
    await tracing.close();
    const [command, request] = spans;
    expect(request).toMatchObject({
      name: 'PUT /alveoleapi/enrolment/rides/:id',
      parent: spanId,
      attributes: {
        'http.request.method': 'PUT',
        'http.route': '/alveoleapi/enrolment/rides/:id',
        'http.response.status_code': 200,
        'alveole.service': 'auth',
      },
    });
    expect(command).toMatchObject({ name: 'find rides', parent: request?.id });
    expect(lines.find(({ msg }) => msg === 'riding')?.span_id).toBe(request?.id);
  });

  it('is marked as failed for a 5xx', async () => {
    await call({ traceparent: `00-${traceId}-${spanId}-01` }, true);
    await tracing.close();
    expect(spans[1]?.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '500' });
  });

  it('is not made of a request whose trace is not kept', async () => {
    await call({ traceparent: `00-${traceId}-${spanId}-00` });
    await tracing.close();
    expect(spans).toEqual([]);
  });
});
