import { defineRoute, id } from '@alveole/contracts';
import { z } from 'zod';
import { createLogger } from '../logging/create-logger.ts';
import type { ServiceOptions } from './create-service.ts';
import { eachInWords, implement } from './implement.ts';
import { reading, startService } from './service.harness.ts';

const listPeople = defineRoute({
  service: 'auth',
  name: 'listPeople',
  method: 'GET',
  path: '/enrolment/people',
  auth: 'public',
  summary: 'People',
  responses: { 200: z.array(z.object({ person_id: id, name: z.string() })) },
});
const people = [
  { person_id: 'p1', name: 'Zoe' },
  { person_id: 'жанна', name: 'Jeanne', secret: 'x' },
  { person_id: 'p3', name: undefined },
];
const list = implement(listPeople, () =>
  eachInWords(people, ({ name, ...person }) => ({ ...person, name: (name as string).toUpperCase() })),
);

async function answering(brokenAnswers: ServiceOptions['brokenAnswers']) {
  const lines: string[] = [];
  const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(line) } });
  const app = await startService({ routes: [list], logger, brokenAnswers });
  const answer = await reading(app)('people');
  const metrics = (await app.inject({ url: '/metrics' })).payload;
  await app.close();
  return { answer, metrics, log: lines.find((line) => line.includes('breaks its contract')) ?? '' };
}

describe('an answer that breaks its contract', () => {
  it('fails in tests and development', async () => {
    expect((await answering(undefined)).answer.statusCode).toBe(500);
  });

  it('is sent in production without unknown fields and without what cannot be shown, whose count it tells', async () => {
    const { answer } = await answering('tell');
    expect(answer.json()).toEqual([
      { person_id: 'p1', name: 'ZOE' },
      { person_id: 'жанна', name: 'JEANNE' },
    ]);
    expect(answer.headers['x-rows-left-out']).toBe('1');
  });

  it('is counted by its route and logged by its places, never by its values', async () => {
    const { metrics, log } = await answering('tell');
    expect(metrics).toMatch(/answer_contract_breaches_total\{route="listPeople",service="auth"\} 1/);
    expect(metrics).toMatch(/answer_rows_left_out_total\{route="listPeople",service="auth"\} 1/);
    expect(JSON.parse(log)).toMatchObject({ answer_of: 'listPeople', rows_left_out: 1 });
    expect(log).toContain('1.person_id invalid_format');
    expect(log).not.toMatch(/жанна|jeanne/i);
  });
});
