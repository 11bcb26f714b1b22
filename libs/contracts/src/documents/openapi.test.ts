import { openApiDocument } from './openapi.ts';
import { routesOf } from '../all-routes.ts';
import type { ServiceName } from '../define/define-route.ts';

const services = Object.keys(routesOf) as ServiceName[];

describe('the OpenAPI document', () => {
  it.each(services)('of %s names every route once', (service) => {
    const paths = Object.values(
      openApiDocument(service).paths as Record<string, Record<string, { operationId: string }>>,
    );
    const operations = paths.flatMap((path) => Object.values(path).map((operation) => operation.operationId));
    expect(operations.sort()).toEqual(routesOf[service].map((route) => route.name).sort());
  });

  it('writes path parameters in braces and lists them', () => {
    const paths = openApiDocument('enrolment').paths as Record<
      string,
      { get: { parameters: { name: string; in: string }[] } }
    >;
    expect(paths['/enrolment/media/{name}']?.get.parameters).toEqual([
      expect.objectContaining({ name: 'name', in: 'path', required: true }),
    ]);
  });

  it('names the coded refusals of a call under their status', () => {
    const paths = openApiDocument('repairs').paths as Record<
      string,
      { put: { responses: Record<string, { description: string }> } }
    >;
    expect(paths['/enrolment/repair']?.put.responses['409']?.description).toContain('RepairVersionMismatchException');
    expect(paths['/enrolment/repair']?.put.responses['401']?.description).toBe('NotAuthorizedException');
  });

  it.each(services)('of %s declares 429 and 503 for each call, and 413 where a body is sent', (service) => {
    const paths = openApiDocument(service).paths as Record<
      string,
      Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>
    >;
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '503']));
      expect('413' in operation.responses).toBe(operation.requestBody !== undefined);
    }
  });
});

describe('the OpenAPI document, as software reads it,', () => {
  type Operation = { description: string; security: object[]; requestBody: { content: object } };
  const operationAt = (service: ServiceName, path: string, method: string) =>
    (openApiDocument(service).paths as Record<string, Record<string, Operation>>)[path]?.[method];

  it.each(['enrolment', 'repairs', 'refunds'] as const)(
    'of %s names the flow, its token endpoint and a sentence for each scope',
    (service) => {
      const { securitySchemes } = openApiDocument(service).components as { securitySchemes: { software: object } };
      expect(securitySchemes.software).toMatchObject({
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: '/alveoleapi/v1/auth/token',
            scopes: { 'statistics:read': expect.stringMatching(/^Read/) },
          },
        },
      });
    },
  );

  it('names the scope of a call that is open to software, and none of the others', () => {
    const open = operationAt('repairs', '/v1/repairs/statistics', 'get');
    expect(open?.security).toEqual([{ bearer: [] }, { software: ['statistics:read'] }]);
    expect(open?.description).toContain('Software: scope `statistics:read`.');
    expect(operationAt('repairs', '/v1/repairs/review_reasons', 'get')?.security).toEqual([{ bearer: [] }]);
  });

  it('takes a form at the token endpoint, with or without HTTP Basic', () => {
    const token = operationAt('auth', '/v1/auth/token', 'post');
    expect(token?.security).toEqual([{ basic: [] }, {}]);
    expect(Object.keys(token?.requestBody.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
  });
});

describe('the table of calls', () => {
  const all = services.flatMap((service) => routesOf[service]);

  it('holds no two calls with the same method and path', () => {
    const keys = all.map((route) => `${route.method} ${route.path.replace(/[:*]\w+/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps calls that no specification has below v1/<service>', () => {
    const serviceOnly = all.filter((route) => route.auth === 'service');
    expect(serviceOnly.filter((route) => !route.path.startsWith(`/v1/${route.service}/`))).toEqual([]);
  });
});
