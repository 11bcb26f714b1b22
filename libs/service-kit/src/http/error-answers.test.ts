import { appError, defineRoute } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createLogger } from '../logging/create-logger.ts';
import { implement } from './implement.ts';
import { reading, startService } from './service.harness.ts';

const fail = defineRoute({
  service: 'auth',
  name: 'fail',
  method: 'GET',
  path: '/enrolment/fail/:how',
  auth: 'public',
  summary: 'Fail',
  params: z.object({ how: z.string() }),
  responses: { 200: z.object({}) },
});

const failures: Record<string, () => unknown> = {
  coded: () => appError('RepairNotFoundException', 'This repair is not found.'),
  unknown: () => new Error('password of marie@example.org is 1234'),
  database: () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' }),
  overloaded: () => Object.assign(new Error('busy'), { errorLabels: ['SystemOverloadedError'] }),
  full: () => Object.assign(new Error('no room'), { name: 'MongoServerError', code: 14031 }),
  fullSystem: () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  text: () => 'just a text',
};

const failing = implement(fail, ({ params }) => {
  throw failures[params.how]?.();
});

const lines: string[] = [];
const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(line) } });

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes: [failing], logger, rateLimits: { perAddress: 100_000 } });
});
afterAll(() => app.close());

const get = (path: string, headers?: Record<string, string>) => reading(app)(path, headers);

describe('a failing handler', () => {
  it('answers its coded refusal', async () => {
    const answer = await get('fail/coded');
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      400,
      'RepairNotFoundException',
      'This repair is not found.',
    ]);
  });

  it.each(['unknown', 'text'])('says nothing of a failure with %s, but logs it under the request id', async (how) => {
    lines.length = 0;
    const answer = await get(`fail/${how}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'InternalError', message: 'unknown', refusal: 'unknown', request_id: answer.headers['x-request-id'] },
    ]);
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'unexpected failure');
    expect(logged.request_id).toBe(answer.headers['x-request-id']);
    expect(lines.join('')).not.toContain('marie@example.org');
  });

  it.each([
    ['is away', 'database', '2'],
    ['has too much to do', 'overloaded', '1'],
    ['has no room left on its disk', 'full', '30'],
    ['stands on a disk that is full', 'fullSystem', '30'],
  ])('answers 503 with a delay when the database %s', async (_name, how, delay) => {
    const answer = await get(`fail/${how}`);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailableException',
      delay,
    ]);
  });
});
