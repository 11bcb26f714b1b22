import type { RouteAuth } from '@alveole/contracts';
import { defineRoute } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createLogger } from '../logging/create-logger.ts';
import { createTokenSigner } from '../tokens/person-tokens.ts';
import { keyPair } from '../tokens/test-keys.harness.ts';
import type { ServiceOptions } from './create-service.ts';
import { createService } from './create-service.ts';

const keys = keyPair('k1');

/** Configuration of a service under test, and a signer whose tokens it takes. */
export const config = { AUTH_PUBLIC_KEYS: keys.publicKeys, SERVICE_SECRET: 'f3b1c9d7e5a2084611bd0c97ae5f34d2' };
export const signer = createTokenSigner(keys);

/** A GET route at `/enrolment/<name>` for these callers. */
export const readingRoute = <const Auth extends RouteAuth>(auth: Auth, name: string) =>
  defineRoute({
    service: 'auth',
    name,
    method: 'GET',
    path: `/enrolment/${name}`,
    auth,
    summary: name,
    responses: { 200: z.looseObject({}) },
  });

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** A service of these routes that writes no log, with wide limits unless told otherwise. */
export function startService(options: Partial<ServiceOptions>): Promise<FastifyInstance> {
  return createService({
    name: 'auth',
    logger: createLogger({ service: 'auth', level: 'silent' }),
    config,
    routes: [],
    statusOf: async () => undefined,
    ...options,
  });
}

/** Reads a path below `/alveoleapi/enrolment/`. */
export const reading =
  (app: FastifyInstance) =>
  (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/alveoleapi/enrolment/${path}`, headers });
