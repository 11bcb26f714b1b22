import { defineRoute, mail } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { implement } from './implement.ts';

const greet = defineRoute({
  service: 'auth',
  name: 'greet',
  method: 'POST',
  path: '/enrolment/greet/:id',
  auth: 'public',
  summary: 'Greet',
  params: z.object({ id: z.string().regex(/^[a-z0-9]{1,20}$/, 'Invalid characters') }),
  query: z.object({ loud: z.enum(['yes', 'no'], 'Invalid value').optional() }),
  body: z.object({ mail, more: z.object({ note: z.string().optional() }).optional() }),
  responses: { 200: z.object({ text: z.string(), nested: z.strictObject({ shown: z.number() }) }) },
});
const readMedia = defineRoute({
  service: 'auth',
  name: 'readMedia',
  method: 'GET',
  path: '/enrolment/media/*name',
  auth: 'public',
  summary: 'Media',
  params: z.object({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
});

const stop = defineRoute({
  service: 'auth',
  name: 'stop',
  method: 'POST',
  path: '/enrolment/stop',
  auth: 'public',
  takesForm: true,
  summary: 'Stop',
  responses: { 200: z.object({ done: z.literal(true) }) },
});

/** A call with a body, one whose path ends in a star, and one that mail clients post a form to. */
export const greetingRoutes = [
  implement(greet, ({ params, body }) => ({
    text: `${params.id} ${body.mail}`,
    extra: 'secret',
    nested: { shown: 1, dropped: 2 },
  })),
  implement(stop, () => ({ done: true as const })),
  implement(readMedia, ({ params }) => params),
];

/** Sends a body to the greeting. */
export const greeting =
  (app: FastifyInstance) =>
  (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/alveoleapi/enrolment/greet/abc',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
