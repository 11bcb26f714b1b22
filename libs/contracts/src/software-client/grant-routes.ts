import { isRedirectUri, scopes } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { done, repairerOnly } from '../define/route-parts.ts';
import { id, instant, text } from '../values/primitives.ts';

/** Whoever returns there gets parameters in it, so it must be one that can be taken apart: `:99999` is no port. */
const isReadable = (uri: string): boolean => z.url().safeParse(uri).success;

export const redirectUri = text(500).refine((uri) => isRedirectUri(uri) && isReadable(uri), 'Invalid address');

/** What software says of itself at the authorization endpoint; judged by the service, in the words of RFC 6749, 4.1.2.1. */
const parameter = z
  .string()
  .max(1000, 'Too long')
  .regex(/^[\x20-\x7e]*$/, 'Invalid characters')
  .optional();

const grantRequest = z.strictObject({
  client_id: id,
  redirect_uri: redirectUri,
  response_type: parameter,
  scope: parameter,
  state: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
});

const ofShops = { service: 'auth', auth: repairerOnly } as const;

export const readGrantRequest = defineRoute({
  ...ofShops,
  name: 'readGrantRequest',
  method: 'GET',
  path: '/v1/auth/grant_requests',
  summary: 'What software asks an administrator of a shop to allow, for the page that asks for his consent',
  description:
    'Software that is unknown, and an address of return that it has not registered, are told to nobody but the person. Anything else that is wrong with the request comes with `error`, and with it the person returns to the software.',
  query: grantRequest,
  responses: {
    200: z.object({
      client_name: z.string(),
      reason: z.string(),
      scopes: z.array(z.enum(scopes)),
      error: z.enum(['invalid_request', 'unsupported_response_type', 'invalid_scope']).optional(),
      refuse_uri: z.string(),
    }),
  },
  errors: ['NotAuthorizedException', 'NotFoundException'],
});

export const createGrant = defineRoute({
  ...ofShops,
  name: 'createGrant',
  method: 'POST',
  path: '/v1/auth/grants',
  summary: 'Allow software to act for one’s own shop (RFC 6749, 4.1, with RFC 7636)',
  description: 'Answers where the browser goes on, with a code of one minute that is good once.',
  body: grantRequest,
  responses: { 200: z.object({ return_uri: z.string() }) },
  errors: ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const listGrants = defineRoute({
  ...ofShops,
  name: 'listGrants',
  method: 'GET',
  path: '/v1/auth/grants',
  summary: 'Software that may act for one’s own shop, the one allowed last first',
  responses: {
    200: z.array(
      z.object({
        grant_id: id,
        client_name: z.string(),
        scopes: z.array(z.enum(scopes)),
        created_date: instant,
        created_by: z.string(),
        last_use_date: instant.nullable(),
      }),
    ),
  },
  errors: ['NotAuthorizedException'],
});

export const revokeGrant = defineRoute({
  ...ofShops,
  name: 'revokeGrant',
  method: 'DELETE',
  path: '/v1/auth/grants/:id',
  summary: 'Take from software the right to act for one’s own shop: its tokens are refused at once',
  params: z.strictObject({ id }),
  responses: { 200: done },
  errors: ['NotAuthorizedException', 'NotFoundException'],
});
