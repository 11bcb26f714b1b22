import type { ServiceName } from '@alveole/contracts';
import { openApiDocument } from '@alveole/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'";

/** Serves the service's OpenAPI page at `/alveoleapi/v1/<service>/docs` and the document at `…/docs/openapi.json`. */
export async function serveDocs(app: FastifyInstance, service: ServiceName): Promise<void> {
  const document = openApiDocument(service);
  const path = `/alveoleapi/v1/${service}/docs`;
  // The plugin types the versions of OpenAPI that it knows; ours is checked against the standard by `npm run check-docs`.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: path,
    staticCSP: policy,
    uiConfig: { docExpansion: 'list' },
    theme: { title: `Alvéole · ${service}` },
  });
  app.get(`${path}/openapi.json`, async () => document);
}
