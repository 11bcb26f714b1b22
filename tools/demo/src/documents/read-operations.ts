import { z } from 'zod';

const schema = z.record(z.string(), z.unknown());
const json = z.object({ 'application/json': z.object({ schema }) }).partial();

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']) })),
  requestBody: z.object({ content: json }).optional(),
  responses: z.object({ 200: z.object({ content: json }) }),
});

const document = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** A call as its OpenAPI document tells it. */
export interface Operation {
  readonly method: string;
  /** From the root of the installation, parameters in braces. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query' }[];
  /** JSON Schemas; absent where there is no JSON. */
  readonly body: object | undefined;
  readonly answer: object | undefined;
}

/** Every call of a document by its operation id. Throws `ZodError` on what is no OpenAPI document of a service. */
export function operationsIn(content: unknown): Map<string, Operation> {
  const { servers, paths } = document.parse(content);
  const root = servers[0]?.url ?? '';
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => [
        operationId,
        {
          method: method.toUpperCase(),
          path: `${root}${path}`,
          parameters,
          body: requestBody?.content['application/json']?.schema,
          answer: responses[200].content['application/json']?.schema,
        },
      ]),
    ),
  );
}
