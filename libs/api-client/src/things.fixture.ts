import type { RouteDefinition } from '@alveole/contracts';
import { z } from 'zod';
import { createApiClient } from './create-api-client.ts';
import { refreshCall } from './session-calls.ts';
import { answer, emptySession, tokensOf } from './test-answers.fixture.ts';

export const readThing = {
  service: 'repairs',
  name: 'readThing',
  method: 'GET',
  path: '/thing/:id/*name',
  auth: ['ADM'],
  summary: 'Read',
  params: z.object({ id: z.string(), name: z.string() }),
  query: z.object({ q: z.string().optional(), n: z.number().optional() }),
  responses: { 200: z.object({ value: z.number() }) },
} as const satisfies RouteDefinition;

export const writeThing = {
  ...readThing,
  name: 'writeThing',
  method: 'PUT',
  path: '/thing',
  params: undefined,
  query: undefined,
  body: z.object({ value: z.number() }),
} as const;
export const openThing = {
  ...readThing,
  name: 'openThing',
  path: '/open',
  auth: 'public',
  params: undefined,
  query: undefined,
} as const;

export const question = { params: { id: 'a/b', name: 'x/y.pdf' }, query: {} };
export const isRefresh = (url: string) => url.endsWith(refreshCall.path);

/** A client whose network is a function; every call is kept. */
export function clientOf(
  respond: (url: string, init: RequestInit) => Response | Promise<Response>,
  rest: { now?: () => number; locks?: Parameters<typeof createApiClient>[0]['locks'] } = {},
) {
  const { session } = emptySession();
  session.open(tokensOf('one'), { remember: true });
  const calls: { url: string; authorization: string | undefined; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    calls.push({ url, authorization: (init.headers as Record<string, string>).authorization, init });
    return respond(url, init);
  };
  return { session, calls, api: createApiClient({ baseUrl: '/alveoleapi', session, fetch, ...rest }) };
}

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (failure: unknown) => failure,
  );
export const tokenFault = () => answer(401, { code: 'NotAuthorizedException', message: 'Token expired' });
