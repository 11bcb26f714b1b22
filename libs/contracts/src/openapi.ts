import { z } from 'zod';
import type { RouteAuth, RouteDefinition, ServiceName } from './define-route.ts';
import { errorTable, wireCode } from './error-table.ts';
import { routesOf } from './routes/all-routes.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of a service, made from its routes. */
export function openApiDocument(service: ServiceName): Json {
  return {
    openapi: '3.1.0',
    info: { title: `Alvéole · ${service}`, version: '1.0.0', license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' } },
    servers: [{ url: '/alveoleapi' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
    paths: pathsOf(routesOf[service]),
  };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: {
      type: 'string',
      enum: [...new Set(Object.keys(errorTable).map((code) => wireCode(code as keyof typeof errorTable)))],
    },
    message: { type: 'string' },
    request_id: { type: 'string' },
    duplicates: {
      type: 'array',
      items: { type: 'string' },
      description: 'DUPLICATES_DETECTED: ids of the other files that the caller may read',
    },
  },
};

function pathsOf(routes: readonly RouteDefinition[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function operationOf(route: RouteDefinition): Json {
  return {
    operationId: route.name,
    summary: route.summary,
    description: [route.description, audienceOf(route.auth)].filter(Boolean).join('\n\n'),
    security: route.auth === 'public' ? [] : route.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parametersOf(route, 'path'), ...parametersOf(route, 'query')],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(route.body, 'input') } } : {}),
    responses: { ...answersOf(route), ...refusalsOf(route) },
  };
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

function parametersOf(route: RouteDefinition, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? route.params : route.query;
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function answersOf(route: RouteDefinition): Json {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: 'Done',
        content: route.contentType
          ? { [route.contentType]: { schema: { type: 'string' } } }
          : jsonContent(schema, 'output'),
      },
    ]),
  );
}

/** Refusals of one HTTP status share one entry that names their codes. */
function refusalsOf(route: RouteDefinition): Json {
  const byStatus = new Map<number, string[]>([[400, ['ValidationException']]]);
  if (route.auth !== 'public') byStatus.set(401, ['NotAuthorizedException']);
  for (const code of route.errors ?? []) {
    const { status } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), wireCode(code)]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function jsonContent(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } };
}
