import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { person } from '../tokens/test-keys.harness.ts';
import type { ServiceOptions } from './create-service.ts';
import { implement } from './implement.ts';
import { bearing, readingRoute, signer, startService } from './service.harness.ts';

const started: FastifyInstance[] = [];
async function service(options: Partial<ServiceOptions>) {
  const app = await startService(options);
  started.push(app);
  return app;
}
afterAll(() => Promise.all(started.map((each) => each.close())));

describe('limits', () => {
  const limited = implement(
    { ...readingRoute('public', 'greet'), rateLimit: { perMinute: 2, by: 'address' } },
    () => ({}),
  );
  const call = (target: FastifyInstance, forwarded: string) =>
    target.inject({ url: '/alveoleapi/enrolment/greet', headers: { 'x-forwarded-for': forwarded } });

  it('refuse an address beyond the limit of the route, with the delay, and nobody else', async () => {
    const target = await service({ routes: [limited] });
    const statuses = [
      await call(target, '203.0.113.7'),
      await call(target, '203.0.113.7'),
      await call(target, '203.0.113.7'),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(statuses[2]?.json().code).toBe('TooManyRequestsException');
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(target, '203.0.113.8')).statusCode).toBe(200);
  });

  it('count a signed-in person over every address', async () => {
    const own = { ...readingRoute(['ADM'], 'mine'), rateLimit: { perMinute: 1, by: 'account' } } as const;
    const target = await service({ routes: [implement(own, () => ({}))] });
    const from = (ip: string, userId: string) =>
      target.inject({
        url: '/alveoleapi/enrolment/mine',
        headers: {
          'x-forwarded-for': ip,
          ...bearing(signer.access(person({ role: 'ADM', entityGender: 10, userId }))),
        },
      });
    expect((await from('203.0.113.1', 'u1')).statusCode).toBe(200);
    expect((await from('203.0.113.2', 'u1')).statusCode).toBe(429);
    expect((await from('203.0.113.2', 'u2')).statusCode).toBe(200);
  });

  it('shed calls beyond the capacity with 503 and take work again afterwards', async () => {
    let release = () => {};
    const firstAnswer = new Promise<void>((resolve) => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = implement(readingRoute('optional', 'slow'), async () => {
      entered();
      await firstAnswer;
      return {};
    });
    const target = await service({ routes: [slow], loadLimits: { inFlight: 1 } });
    const first = target.inject('/alveoleapi/enrolment/slow');
    await inside;
    const second = await target.inject('/alveoleapi/enrolment/slow');
    expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '1']);
    expect((await target.inject('/healthz')).statusCode).toBe(200);
    release();
    expect((await first).statusCode).toBe(200);
    expect((await target.inject('/alveoleapi/enrolment/slow')).statusCode).toBe(200);
  });
});

describe('kinds of work', () => {
  /** A route whose calls stay at work until they are released. */
  function pendingAnswer(name: string, work?: 'list') {
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    const entered: string[] = [];
    const route = {
      ...readingRoute('optional', `${name}/:who`),
      ...(work && { work }),
      params: z.object({ who: z.string() }),
    };
    const implemented = implement(route, async ({ params }) => {
      entered.push(params.who);
      await over;
      return {};
    });
    return { implemented, entered, release };
  }

  it('do not take each other’s place: while lists wait for theirs, a reading is answered', async () => {
    const lists = pendingAnswer('lists', 'list');
    const reading = implement(readingRoute('optional', 'quick'), async () => ({}));
    const target = await service({ routes: [lists.implemented, reading] });
    const asked = ['a', 'b', 'c'].map((who) => target.inject(`/alveoleapi/enrolment/lists/${who}`));
    expect((await target.inject('/alveoleapi/enrolment/quick')).statusCode).toBe(200);
    expect(lists.entered).toEqual(['a', 'b']);
    lists.release();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('are not begun for a client who has gone while he waited', async () => {
    const lists = pendingAnswer('lists', 'list');
    const target = await service({ routes: [lists.implemented] });
    const origin = await target.listen({ port: 0, host: '127.0.0.1' });
    const ask = (who: string, signal?: AbortSignal) =>
      fetch(`${origin}/alveoleapi/enrolment/lists/${who}`, { signal: signal ?? null }).then(({ status }) => status);
    const [first, second] = [ask('a'), ask('b')];
    await until(() => lists.entered.length === 2);
    const leaving = new AbortController();
    let [hasCome, hasLeft] = [false, false];
    target.server.once('request', (_request, response) => {
      hasCome = true;
      response.once('close', () => (hasLeft = true));
    });
    const gone = ask('gone', leaving.signal).catch(() => 'gone');
    await until(() => hasCome);
    leaving.abort();
    await until(() => hasLeft);
    expect(await gone).toBe('gone');
    lists.release();
    expect(await Promise.all([first, second, ask('d')])).toEqual([200, 200, 200]);
    expect(lists.entered).not.toContain('gone');
  });
});

describe('a service whose machine stands still for a moment', () => {
  it('takes calls again at once: a sample without any measure is no sign of too much work', async () => {
    const target = await service({
      routes: [implement(readingRoute('optional', 'quick'), async () => ({}))],
      loadLimits: { eventLoopDelayMs: 60_000 },
    });
    await target.ready();
    // The second pause begins right behind a sample: the next one finds nothing measured.
    for (let pause = 0; pause < 2; pause += 1) await standStill(600);
    expect((await target.inject('/alveoleapi/enrolment/quick')).statusCode).toBe(200);
  });
});

/** Lets the event loop turn until it is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}

/** Holds the event loop past a sample of the load, in milliseconds, then lets its timers run. */
async function standStill(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  await nextTurn();
  await nextTurn();
}

describe('a service that stops', () => {
  it('answers what is under way, then takes no more', async () => {
    let release = () => {};
    const firstAnswer = new Promise<void>((resolve) => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = implement(readingRoute('public', 'slow'), async () => {
      entered();
      await firstAnswer;
      return { done: true };
    });
    const target = await service({ routes: [slow] });
    const origin = await target.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${origin}/alveoleapi/enrolment/slow`);
    await inside;
    const closed = target.close();
    release();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });
});

describe('what the operator sees', () => {
  it('is alive, and ready while what it needs is there, by name', async () => {
    let database = true;
    const target = await service({
      routes: [],
      surroundings: { needs: { database: () => database, keys: async () => Promise.reject(new Error('x')) } },
    });
    expect((await target.inject('/healthz')).statusCode).toBe(200);
    database = false;
    const answer = await target.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { ready: false, checks: { database: false, keys: false, accepting: true }, watched: {} },
    ]);
    expect((await (await service({})).inject('/readyz')).statusCode).toBe(200);
  });

  it('stays ready without what it can do without for a while, and measures that it is away', async () => {
    const target = await service({
      routes: [],
      surroundings: { needs: { database: () => true }, watched: { bus: () => false } },
    });
    const answer = await target.inject('/readyz');
    expect([answer.statusCode, answer.json().watched]).toEqual([200, { bus: false }]);
    const measures = (await target.inject('/metrics')).body;
    expect(measures).toMatch(/dependency_up\{dependency="database".*\} 1/);
    expect(measures).toMatch(/dependency_up\{dependency="bus".*\} 0/);
  });

  it('measures requests by route', async () => {
    const app = await service({ routes: [implement(readingRoute('optional', 'maybe'), () => ({}))] });
    await app.inject('/alveoleapi/enrolment/maybe');
    expect((await app.inject('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{.*route="\/alveoleapi\/enrolment\/maybe"/,
    );
  });

  it('reads the documentation under a strict content policy', async () => {
    const app = await service({});
    const page = await app.inject('/alveoleapi/v1/auth/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|<style>|style="/);
    expect((await app.inject('/alveoleapi/v1/auth/docs/openapi.json')).json().openapi).toBe('3.1.0');
  });
});
