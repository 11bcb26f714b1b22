import { z } from 'zod';

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.object({ 200: z.object({ content: z.record(z.string(), z.unknown()) }) }),
  'x-internal': z.literal(true).optional(),
  'x-pages': z.looseObject({ rows: z.string().optional() }).optional(),
});
type DocumentOperation = z.output<typeof operation>;

const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** A call that software outside may make. */
export interface ClientOperation {
  readonly name: string;
  /** What it does, for whom, with which right. */
  readonly lines: readonly string[];
  /** Field of the answer that holds the rows of a page; `whole` where the answer is the rows; absent without pages. */
  readonly rows?: string;
  /** What the client knows of it when it runs. */
  readonly table: Readonly<Record<string, unknown>>;
}

/**
 * The calls of an OpenAPI document, without those between services.
 * @throws ZodError for what is no document of a service
 */
export function clientOperationsOf(content: unknown): ClientOperation[] {
  return Object.entries(document.parse(content).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, one]) => one['x-internal'] === undefined)
      .map(([method, one]) => clientOperationOf(path, method.toUpperCase(), one)),
  );
}

function clientOperationOf(path: string, method: string, one: DocumentOperation): ClientOperation {
  const { operationId: name, summary, description, 'x-pages': pages } = one;
  return {
    name,
    lines: [summary, '', ...description.split('\n')],
    ...(pages && { rows: pages.rows ?? 'whole' }),
    table: withoutAbsent({
      method,
      path,
      answer: answerKindOf(one),
      isForm: one.requestBody && 'application/x-www-form-urlencoded' in one.requestBody.content,
      isPublic: one.security.every((way) => !('bearer' in way)),
      hasLocalId: hasLocalId(one),
      pages,
    }),
  };
}

function answerKindOf({ responses }: DocumentOperation): 'text' | 'bytes' | undefined {
  const [type = ''] = Object.keys(responses[200].content);
  if (type === 'application/json') return undefined;
  return /^text\/|json|xml$/.test(type) ? 'text' : 'bytes';
}

/** What is sent again under the same `local_id` is recorded once; some bodies are one of several forms. */
function hasLocalId({ requestBody }: DocumentOperation): boolean {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const forms = [schema, ...[schema.anyOf ?? [], schema.oneOf ?? []].flat()] as { properties?: object }[];
  return forms.some(({ properties = {} }) => 'local_id' in properties);
}

function withoutAbsent(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false));
}
