import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { fittingAnswer } from './fitting-answer.ts';

const route = defineRoute({
  service: 'repairs',
  name: 'readThing',
  method: 'GET',
  path: '/thing',
  auth: 'public',
  summary: 'Read a thing',
  responses: { 200: z.object({ id: z.string(), parts: z.array(z.object({ name: z.string() })) }) },
});

it('gives an answer that fits its contract, without what the contract does not name', () => {
  const answer = { id: 'a', secret: 1, parts: [{ name: 'b', secret: 2 }] };
  expect(fittingAnswer(route, answer)).toEqual({ shown: { id: 'a', parts: [{ name: 'b' }] } });
});

it('gives nothing of an answer that breaks its contract', () => {
  expect(fittingAnswer(route, { id: 'a', parts: [{ name: 1 }] })).toBeUndefined();
});
