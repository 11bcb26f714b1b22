import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger, createMetrics } from '@alveole/service-kit';
import { guardDoor } from './guard-door.ts';

const call = '/alveoleapi/entities_public';

/** A door, and what it let in and answered itself; no call ends. */
function openDoor() {
  const inside: string[] = [];
  const answers: { status: number; headers: Record<string, unknown>; body: string }[] = [];
  const registry = createMetrics('gateway', { processMetrics: false });
  const logger = createLogger({ service: 'gateway', level: 'silent' });
  const listener = guardDoor((request) => void inside.push(request.url ?? ''), {
    isCall: (url) => url.startsWith('/alveoleapi/'),
    sourceOf: ({ headers }) => String(headers['x-source']),
    isSignedIn: ({ headers }) => headers.authorization !== undefined,
    refusalHold: (_source, refuse) => refuse(),
    logger,
    registry,
  });
  const response = {
    once: () => undefined,
    writeHead: (status: number, headers: Record<string, unknown>) => ({
      end: (body: string) => void answers.push({ status, headers, body }),
    }),
  } as unknown as ServerResponse;
  let sources = 0;
  /** Each time from another source, unless one is given. */
  const ask = (url: string, times = 1, headers: Record<string, string> = {}) => {
    for (let n = 0; n < times; n += 1) {
      const own = { 'x-source': `source ${(sources += 1)}`, ...headers };
      void listener({ url, complete: true, headers: own } as unknown as IncomingMessage, response);
    }
  };
  return { inside, answers, registry, ask };
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the door of the gateway', () => {
  it('lets a rush of one turn in, however many call', async () => {
    const { inside, answers, ask } = openDoor();
    ask(call, 100);
    await endOfTurn();
    ask(call, 20);
    expect([inside.length, answers.length]).toEqual([120, 0]);
  });

  it('answers what a second turn on end cannot take in, with a code and a delay, and counts it', async () => {
    const { inside, answers, registry, ask } = openDoor();
    ask(call, 100);
    await endOfTurn();
    ask(call, 100);
    expect([inside.length, answers.length]).toEqual([132, 68]);
    expect(answers[0]).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 'ServiceUnavailableException' });
    expect(await registry.metrics()).toMatch(/http_requests_refused_at_door_total\S* 68/);
  });

  it('takes calls in again once a turn has found few of them', async () => {
    const { answers, ask } = openDoor();
    ask(call, 100);
    await endOfTurn();
    ask(call, 10);
    await endOfTurn();
    ask(call, 100);
    expect(answers).toEqual([]);
  });

  it('lets in no more than half of what it takes at once from one source, and each other one beside it', async () => {
    const { inside, answers, ask } = openDoor();
    for (let turn = 0; turn < 20; turn += 1) {
      ask(call, 20, { 'x-source': 'flood' });
      await endOfTurn();
    }
    expect([inside.length, answers.length]).toEqual([128, 272]);
    ask(call, 20, { 'x-source': 'counter' });
    expect(inside).toHaveLength(148);
  });

  it('lets in few strangers while somebody who is signed in works, and each source one of them at least', async () => {
    const { inside, ask } = openDoor();
    ask(call, 1, { 'x-source': 'counter', authorization: 'Bearer known' });
    for (let turn = 0; turn < 20; turn += 1) {
      ask(call, 20, { 'x-source': 'flood' });
      await endOfTurn();
    }
    expect(inside).toHaveLength(1 + 16);
    ask(call, 1, { 'x-source': 'visitor' });
    expect(inside).toHaveLength(1 + 16 + 1);
  });

  it('lets in who is signed in, though strangers from fifty sources crowd it', async () => {
    const { inside, answers, ask } = openDoor();
    for (let turn = 0; turn < 3; turn += 1) {
      for (let source = 0; source < 50; source += 1) ask(call, 8, { 'x-source': `flood ${source}` });
      await endOfTurn();
    }
    const refused = answers.length;
    ask(call, 10, { 'x-source': 'counter', authorization: 'Bearer known' });
    expect(answers).toHaveLength(refused);
    expect(inside.length).toBeGreaterThan(10);
  });

  it('lets pages, files and health through all the while', async () => {
    const { inside, ask } = openDoor();
    ask(call, 100);
    await endOfTurn();
    ask(call, 100);
    ask('/healthz', 50);
    expect(inside.filter((url) => url === '/healthz')).toHaveLength(50);
  });
});
