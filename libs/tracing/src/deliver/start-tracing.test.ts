import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { enterTrace } from '../enter-trace.ts';
import { startTracing } from './start-tracing.ts';

const plan = { name: 'GET api:auth', kind: 'server', attributes: { 'http.request.method': 'GET' } } as const;
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A receiver of traces, and where it stands. */
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const logOf = () => {
  const messages: string[] = [];
  const note = (_fields: object, message: string) => void messages.push(message);
  return { messages, logger: { info: note, warn: note } };
};

const work = (times = 1) => {
  for (let time = 0; time < times; time += 1) enterTrace(plan, undefined, { sampleRate: 1 }).end();
};

describe('tracing', () => {
  it('delivers its last spans over OTLP when it is closed, under the name of the process', async () => {
    const bodies: string[] = [];
    const endpoint = await receiver(async (request, response) => {
      bodies.push(`${request.method} ${request.url} ${await text(request)}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
    const { messages, logger } = logOf();
    const tracing = await startTracing(`${endpoint}/`, { service: 'gateway', logger });
    work();
    await tracing.close();
    expect(bodies).toHaveLength(1);
    const [head, sent] = [bodies[0]?.slice(0, 15), JSON.parse(bodies[0]?.slice(16) ?? '')];
    expect(head).toBe('POST /v1/traces');
    const [{ resource, scopeSpans }] = sent.resourceSpans;
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'gateway' } });
    expect(scopeSpans[0].spans).toMatchObject([
      {
        name: 'GET api:auth',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
        attributes: [{ key: 'http.request.method', value: { stringValue: 'GET' } }],
      },
    ]);
    expect(messages).toEqual([]);
  });

  it('loses spans that a receiver refuses, and says so once', async () => {
    const endpoint = await receiver((_request, response) => void response.writeHead(400).end());
    const { messages, logger } = logOf();
    const tracing = await startTracing(endpoint, { service: 'gateway', logger });
    // More than one batch takes.
    work(1_100);
    await tracing.close();
    expect(messages).toEqual(['traces are lost: nobody takes them']);
  });

  it.each<[string, () => Promise<string>]>([
    ['hangs', () => receiver(() => undefined)],
    ['is away', async () => 'http://127.0.0.1:1'],
  ])('is given spans and is closed without waiting for an answer where the receiver %s', async (_how, endpointOf) => {
    const tracing = await startTracing(await endpointOf(), { service: 'gateway', logger: logOf().logger });
    // More than the queue holds; nothing in it can wait.
    work(5_000);
    await tracing.close();
  });

  it('makes no spans without a receiver, nor once it is closed', async () => {
    const { logger } = logOf();
    const off = await startTracing(undefined, { service: 'gateway', logger });
    let calls = 0;
    const endpoint = await receiver((_request, response) => {
      calls += 1;
      response.end('{}');
    });
    await (await startTracing(endpoint, { service: 'gateway', logger })).close();
    work();
    await off.close();
    expect(calls).toBe(0);
  });
});
