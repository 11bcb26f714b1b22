import { scopesOfBinding } from '@alveole/domain';
import type { RouteDefinition, ServiceName } from '../define/define-route.ts';
import { routesOf } from '../all-routes.ts';
import type { JsonSchema } from './describe-fields.ts';
import { authorizationPage } from '../software-client/grant-view.ts';
import { issueClientToken } from '../software-client/routes.ts';
import { scopeTexts } from '../software-client/scope-texts.ts';
import { errorSchema, oauthErrorSchema } from './error-schema.ts';
import { operationOf } from './operation.ts';
import { contact, license } from './publisher.ts';
import { groupsOf } from './route-groups.ts';

/** The OpenAPI 3.1 document of a service, made from its routes. */
export function openApiDocument(service: ServiceName): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: `Alvéole · ${service}`,
      version: '1.0.0',
      description: descriptions[service] ?? `The calls of the service ${service}.`,
      contact,
      license: { name: license.name, identifier: license.name },
    },
    servers: [{ url: '/alveoleapi', description: 'Below the origin and base path of the installation' }],
    tags: groupsOf(service).map(({ name, description }) => ({ name, description })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a sign-in' },
        ...(routesOf[service].some(({ scope }) => scope !== undefined) ? { software } : {}),
        ...(service === 'auth' ? { basic } : {}),
      },
      schemas: { Error: errorSchema, ...(service === 'auth' ? { OauthError: oauthErrorSchema } : {}) },
    },
    paths: pathsOf(routesOf[service]),
  };
}

const tokenUrl = `/alveoleapi${issueClientToken.path}`;
const scopesOfShops = Object.fromEntries(scopesOfBinding.shop.map((scope) => [scope, scopeTexts[scope]]));

const software = {
  type: 'oauth2',
  description:
    'The access token of software in its own name, for its client credentials (RFC 6749, 4.4), or for a shop that allowed it (4.1, with PKCE)',
  flows: {
    clientCredentials: { tokenUrl, scopes: scopeTexts },
    authorizationCode: { authorizationUrl: authorizationPage, tokenUrl, refreshUrl: tokenUrl, scopes: scopesOfShops },
  },
};

const basic = { type: 'http', scheme: 'basic', description: 'Id and secret of software' };

const descriptions: Readonly<Partial<Record<ServiceName, string>>> = {
  auth: 'Sign-in, recovery, accounts of staff and of establishments, devices.',
  enrolment: 'Registration and profile of establishments, their accreditation, beneficiaries, uploads, places.',
  repairs: 'Files of repairs and sessions from their opening to their decision, the desk’s lists and statistics.',
  refunds: 'Batches of SEPA credit transfers, what the bank told of them, the money of each file.',
  notifications: 'Mails and SMS, and what became of them.',
};

function pathsOf(routes: readonly RouteDefinition[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = route.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}
