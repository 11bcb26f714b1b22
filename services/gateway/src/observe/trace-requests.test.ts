import { deliverTraces } from '@alveole/tracing';
import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';
import type { SeenRequest } from '../gateway.harness.ts';

afterAll(endAll);

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const foreignSpan = '00f067aa0ba902b7';
const foreign = (flags: string) => `00-${traceId}-${foreignSpan}-${flags}`;
const call = '/alveoleapi/enrolment/entity?mail=a@b.fr';
const silent = { info: () => undefined, warn: () => undefined };

interface LeftSpan {
  readonly name: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly traceId: string;
  readonly attributes: object;
}

/** The spans that leave while the work is done. */
async function spansOf(work: () => Promise<unknown>): Promise<LeftSpan[]> {
  const spans: LeftSpan[] = [];
  const tracing = await deliverTraces(
    {
      export(batch, done) {
        for (const { name, attributes, parentSpanContext, spanContext } of batch) {
          const { traceId, spanId: id } = spanContext();
          spans.push({ name, id, parent: parentSpanContext?.spanId, traceId, attributes });
        }
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
    { service: 'gateway', logger: silent },
  );
  await work();
  await tracing.close();
  return spans;
}

describe('the trace of a call', () => {
  it('has the id that the client names, and neither his span nor his flag nor what else he says of it', async () => {
    const { app, services, lines } = await testGateway({ sampleRate: 1 });
    await request(app)
      .get(call)
      .set({ traceparent: foreign('01'), tracestate: 'vendor=x', baggage: 'mail=a@b.fr' });
    const { headers } = services.enrolment?.seen[0] as SeenRequest;
    expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${foreignSpan})[0-9a-f]{16}-00$`));
    expect([headers.tracestate, headers.baggage]).toEqual([undefined, undefined]);
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'answered');
    expect([line.trace_id, line.request_id]).toEqual([traceId, headers['x-request-id']]);
  });

  it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${foreignSpan}-01`])(
    'is a new one for the header %j',
    async (traceparent) => {
      const { app, services } = await testGateway();
      await request(app)
        .get(call)
        .set(traceparent === undefined ? {} : { traceparent });
      expect(services.enrolment?.seen[0]?.headers.traceparent).toMatch(/^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    },
  );

  it('is kept at the rate of the installation, whatever the client wants', async () => {
    const { app } = await testGateway({ sampleRate: 0 });
    const askOften = () =>
      Promise.all(
        [1, 2, 3, 4].map(() =>
          request(app)
            .get(call)
            .set({ traceparent: foreign('01') }),
        ),
      );
    expect(await spansOf(askOften)).toEqual([]);
  });

  it('shows, where it is kept, the request with its id and the way on to the service, never the address', async () => {
    const { app, services } = await testGateway({ sampleRate: 1 });
    let requestId = '';
    const [onward, root] = await spansOf(async () => {
      const answer = await request(app)
        .get(call)
        .set({ traceparent: foreign('00') });
      requestId = String(answer.headers['x-request-id']);
    });
    expect(root).toMatchObject({
      name: 'GET api:enrolment',
      parent: undefined,
      traceId,
      attributes: {
        'http.request.method': 'GET',
        'http.route': 'api:enrolment',
        'http.response.status_code': 200,
        'alveole.service': 'gateway',
        'alveole.request_id': requestId,
      },
    });
    expect(onward).toMatchObject({ name: 'GET enrolment', parent: root?.id, traceId });
    expect(services.enrolment?.seen[0]?.headers.traceparent).toBe(`00-${traceId}-${onward?.id}-01`);
  });

  it('is marked as failed where the service is away', async () => {
    const { app, services } = await testGateway({ sampleRate: 1 });
    await services.enrolment?.stop();
    const spans = await spansOf(() => request(app).get(call));
    expect(spans.map(({ attributes }) => attributes)).toMatchObject([
      { 'error.type': 'unavailable' },
      { 'error.type': '503', 'http.response.status_code': 503 },
    ]);
  });

  it('is not kept of a page, a file or a probe', async () => {
    const { app } = await testGateway({ sampleRate: 1 });
    const paths = ['/', '/assets/shell.1.js', '/healthz', '/auth/particulier'];
    expect(await spansOf(() => Promise.all(paths.map((path) => request(app).get(path))))).toEqual([]);
  });
});
