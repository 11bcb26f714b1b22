import { scopes } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { day, id, instant, rowHash, text } from '../values/primitives.ts';
import { redirectUri } from './grant-routes.ts';

const name = text(100).min(2, 'Field is required');
const reason = text(500).min(5, 'Field is required');
const scope = z.enum(scopes);

const client = z.object({
  client_id: id,
  row_hash: rowHash,
  name: z.string(),
  reason: z.string(),
  scopes: z.array(scope),
  entity_id: id.optional(),
  entity_name: z.string().optional(),
  funder_id: id.optional(),
  redirect_uris: z.array(z.string()).optional(),
  is_revoked: z.boolean(),
  secrets: z.array(
    z.object({
      secret_id: id,
      hint: z.string(),
      created_date: instant,
      last_use_date: instant.nullable(),
    }),
  ),
  last_call_date: instant.nullable(),
  calls_by_day: z.array(z.object({ day, calls: z.int() })),
  history: z
    .array(z.object({ at: instant, by: z.string(), act: z.string() }))
    .describe('What was done to the access, newest first'),
});

const withSecret = z.object({ client, client_secret: z.string() });
/** Software that shops allow has no secret: nothing that is installed at a thousand shops is one. */
const clientOnCreation = withSecret.partial({ client_secret: true });

const ofAdministrators = { service: 'auth', auth: administratorOnly } as const;

export const listClients = defineRoute({
  ...ofAdministrators,
  name: 'listClients',
  method: 'GET',
  path: '/v1/auth/clients',
  summary: 'All software with access, revoked access among it; for administrators of permission 0',
  responses: { 200: z.array(client) },
  errors: ['NotAuthorizedException'],
});

export const createClient = defineRoute({
  ...ofAdministrators,
  name: 'createClient',
  method: 'POST',
  path: '/v1/auth/clients',
  summary: 'Give software access in its own name; its secret is told in this answer alone',
  description:
    'Bound to one shop, to one funder, or to neither, for good: for another binding another client is created. With `redirect_uris` it acts for each shop whose administrator allows it (authorization code with PKCE), for nobody else, and has no secret.',
  body: z.strictObject({
    name,
    reason,
    scopes: z.array(scope).min(1, 'Field is required').max(scopes.length, 'Too long'),
    entity_id: id.optional(),
    funder_id: id.optional(),
    redirect_uris: z.array(redirectUri).min(1, 'Field is required').max(10, 'Too long').optional(),
  }),
  responses: { 200: clientOnCreation },
  errors: ['NotAuthorizedException', 'NotFoundException', 'EntityNotFoundException'],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const createSecret = defineRoute({
  ...ofAdministrators,
  name: 'createSecret',
  method: 'POST',
  path: '/v1/auth/clients/:id/secrets',
  summary: 'A second secret of a client, told in this answer alone; the first one stays good until it is revoked',
  params: z.strictObject({ id }),
  body: z.strictObject({ last_row_hash: rowHash }),
  responses: { 200: withSecret },
  errors: [
    'NotAuthorizedException',
    'NotFoundException',
    'TransitionRefusedException',
    'EntityVersionMismatchException',
  ],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const revokeSecret = defineRoute({
  ...ofAdministrators,
  name: 'revokeSecret',
  method: 'DELETE',
  path: '/v1/auth/clients/:id/secrets/:secret_id',
  summary: 'Take a secret from a client: tokens that it was given for are refused at once',
  params: z.strictObject({ id, secret_id: id }),
  responses: { 200: client },
  errors: ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'],
});

export const revokeClient = defineRoute({
  ...ofAdministrators,
  name: 'revokeClient',
  method: 'PUT',
  path: '/v1/auth/clients/:id/revoke',
  summary: 'End the access of a client for good: its secrets and tokens are refused at once',
  description: 'Of whichever version: nothing that the software does meanwhile keeps its access.',
  params: z.strictObject({ id }),
  responses: { 200: client },
  errors: ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'],
});

export const readClientStanding = defineRoute({
  service: 'auth',
  name: 'readClientStanding',
  method: 'GET',
  path: '/v1/auth/client_standings/:id',
  auth: 'service',
  summary: 'What a client may do now and to whom it is bound, for the service that tells it of events',
  params: z.strictObject({ id }),
  responses: {
    200: z.object({
      name: z.string(),
      scopes: z.array(scope),
      entity_id: id.optional(),
      funder_id: id.optional(),
      is_for_shops: z.boolean(),
      is_revoked: z.boolean(),
    }),
  },
  errors: ['NotFoundException'],
});
