import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';

/** A parameter that was sent without a value counts as absent (RFC 6749, 3.2). */
const parameter = z
  .string()
  .max(4096, 'Too long')
  .regex(/^[\x20-\x7e]*$/, 'Invalid characters')
  .transform((value) => value || undefined)
  .optional();

/** Whoever calls names itself by HTTP Basic, or by these two; never by both. Parameters that nobody knows are ignored. */
const credentials = { client_id: parameter, client_secret: parameter };

const ofOauth = { service: 'auth', method: 'POST', auth: 'public', speaks: 'oauth' } as const;

export const issueClientToken = defineRoute({
  ...ofOauth,
  name: 'issueClientToken',
  path: '/v1/auth/token',
  summary:
    'Access token of software, a JWT of ten minutes (RFC 9068): for client credentials (RFC 6749, 4.4), or for what a shop allowed',
  description:
    'Credentials by HTTP Basic, or as `client_id` and `client_secret` of the form. Software that shops allow has no secret: it names its `client_id`, and brings the code with its verifier (RFC 7636) or its refresh token, which is good once. Refusals are those of RFC 6749, 5.2.',
  body: z.looseObject({
    ...credentials,
    grant_type: parameter,
    scope: parameter,
    code: parameter,
    redirect_uri: parameter,
    code_verifier: parameter,
    refresh_token: parameter,
  }),
  responses: {
    200: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      scope: z.string(),
      refresh_token: z.string().optional(),
    }),
  },
  errors: ['TokenException'],
  rateLimit: { perMinute: 120, by: 'address', overReplicas: true },
});

export const revokeClientToken = defineRoute({
  ...ofOauth,
  name: 'revokeClientToken',
  path: '/v1/auth/token/revoke',
  summary: 'End a token of software before its time (RFC 7009)',
  description:
    'Answers alike for a token that is good, over, or nobody’s. With a refresh token ends all that the shop allowed.',
  body: z.looseObject({ ...credentials, token: parameter, token_type_hint: parameter }),
  responses: { 200: z.object({}) },
  errors: ['TokenException'],
  rateLimit: { perMinute: 120, by: 'address', overReplicas: true },
});

export const listSigningKeys = defineRoute({
  service: 'auth',
  name: 'listSigningKeys',
  method: 'GET',
  path: '/v1/auth/jwks.json',
  auth: 'public',
  summary: 'Public keys by which tokens of this installation are verified (RFC 7517)',
  responses: {
    200: z.object({
      keys: z.array(
        z.object({
          kid: z.string(),
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          alg: z.literal('ES256'),
          use: z.literal('sig'),
          x: z.string(),
          y: z.string(),
        }),
      ),
    }),
  },
  rateLimit: { perMinute: 120, by: 'address' },
  cacheSeconds: 300,
});
