import type { FastifyInstance } from 'fastify';
import type { Deadline } from './deadline.ts';
import { implement } from './implement.ts';
import { reading, readingRoute, startService } from './service.harness.ts';

let app: FastifyInstance;
let entered: (deadline: Deadline) => void = () => undefined;
let leave: () => void = () => undefined;

beforeAll(async () => {
  const readBudget = implement(readingRoute('public', 'told'), ({ deadline }) => ({ left: deadline.left() }));
  const holdAnswer = implement(readingRoute('public', 'held'), async ({ deadline }) => {
    entered(deadline);
    await new Promise<void>((resolve) => (leave = resolve));
    return {};
  });
  app = await startService({ routes: [readBudget, holdAnswer] });
});
afterAll(() => app?.close());

const leftOf = async (headers: Record<string, string> = {}) => (await reading(app)('told', headers)).json().left;

describe('the deadline of a call', () => {
  it('is what the caller tells, at most the time that the service gives itself', async () => {
    expect(await leftOf({ 'x-answer-within': '5000' })).toBeLessThanOrEqual(5000);
    for (const headers of [{}, { 'x-answer-within': '999999' }, { 'x-answer-within': 'for ever' }]) {
      expect(await leftOf(headers as Record<string, string>)).toBeLessThanOrEqual(30_000);
      expect(await leftOf(headers as Record<string, string>)).toBeGreaterThan(5000);
    }
  });

  it('refuses with 503 what nobody waits for any more', async () => {
    const answer = await reading(app)('told', { 'x-answer-within': '0' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '1',
      'ServiceUnavailableException',
    ]);
  });

  it('is over when the caller has gone', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const inside = new Promise<Deadline>((resolve) => (entered = resolve));
    const caller = new AbortController();
    const call = fetch(`${url}/alveoleapi/enrolment/held`, { signal: caller.signal }).catch(() => 'gone');
    const deadline = await inside;
    expect(deadline.left()).toBeGreaterThan(0);
    caller.abort();
    expect(await call).toBe('gone');
    while (deadline.left() > 0) await new Promise(setImmediate);
    expect(() => deadline.check()).toThrow(expect.objectContaining({ code: 'ServiceUnavailableException' }));
    leave();
  });
});
