import { z } from 'zod';
import type { RouteAuth, RouteDefinition } from '../define/define-route.ts';
import { describeFields } from './describe-fields.ts';
import type { JsonSchema } from './describe-fields.ts';
import { refusalsOf } from './refusals.ts';
import { groupOf } from './route-groups.ts';
import { pagesOfRoutes } from './route-pages.ts';

/** One call of the OpenAPI document. */
export function operationOf(route: RouteDefinition): JsonSchema {
  return {
    operationId: route.name,
    tags: [groupOf(route)],
    summary: route.summary,
    description: [route.description, audienceOf(route.auth), softwareAudienceOf(route)].filter(Boolean).join('\n\n'),
    security: securityOf(route),
    parameters: [...parametersOf(route, 'path'), ...parametersOf(route, 'query')],
    ...(route.body ? { requestBody: { required: true, content: bodyContentOf(route, route.body) } } : {}),
    responses: { ...answersOf(route), ...refusalsOf(route) },
    ...(route.auth === 'service' ? { 'x-internal': true } : {}),
    ...(pagesOfRoutes[route.name] === undefined ? {} : { 'x-pages': pagesOfRoutes[route.name] }),
  };
}

/** Each entry is one way to be let in. */
function securityOf({ auth, scope, speaks }: RouteDefinition): JsonSchema[] {
  if (speaks === 'oauth') return [{ basic: [] }, {}];
  if (auth === 'public') return [];
  const software = scope === undefined ? [] : [{ software: [scope] }];
  return [...(auth === 'optional' ? [{}] : []), { bearer: [] }, ...software];
}

function softwareAudienceOf({ scope }: RouteDefinition): string | undefined {
  return scope === undefined ? undefined : `Software: scope \`${scope}\`.`;
}

function bodyContentOf({ name, speaks }: RouteDefinition, body: z.ZodType): JsonSchema {
  if (speaks !== 'oauth') return jsonContent(name, body, 'input');
  return { 'application/x-www-form-urlencoded': { schema: fieldsOf(name, body, 'input') } };
}

function audienceOf(auth: RouteAuth): string {
  if (typeof auth !== 'string') return `Roles: ${auth.join(', ')}.`;
  const audiences = {
    public: 'No token.',
    optional: 'With or without a token.',
    refresh: 'Bearer: refresh token.',
    service: 'Services only.',
  };
  return audiences[auth];
}

function parametersOf(route: RouteDefinition, place: 'path' | 'query'): JsonSchema[] {
  const schema = place === 'path' ? route.params : route.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = fieldsOf(route.name, schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema: property,
  }));
}

function answersOf(route: RouteDefinition): JsonSchema {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: 'Done',
        content: route.contentType
          ? { [route.contentType]: { schema: { type: 'string' } } }
          : jsonContent(route.name, schema, 'output'),
      },
    ]),
  );
}

function jsonContent(name: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return { 'application/json': { schema: fieldsOf(name, schema, io) } };
}

function fieldsOf(name: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return describeFields(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), name);
}
