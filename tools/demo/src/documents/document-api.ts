import { createHash, randomUUID } from 'node:crypto';
import { mediaRoutes } from '@alveole/contracts/media';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { createDemoApi } from '../api.ts';
import type { DemoApi } from '../api.ts';
import { fetchOnceFree } from '../fetch-once-free.ts';
import { operationsIn } from './read-operations.ts';
import type { Operation } from './read-operations.ts';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const services = ['auth', 'enrolment', 'repairs', 'refunds', 'notifications'] as const;

/**
 * A client made of nothing but the OpenAPI documents that a running instance serves: of a route it reads the name alone.
 * Throws where a body or an answer is not what its document says, formats included.
 * @param base address of the instance with its base path, without a slash at the end
 */
export async function createDocumentApi(base: string): Promise<DemoApi> {
  const operations = new Map<string, Operation>();
  for (const service of services) {
    const response = await fetch(`${base}/alveoleapi/v1/${service}/docs/openapi.json`);
    for (const [name, operation] of operationsIn(await response.json()))
      operations.set(`${service} ${name}`, operation);
  }
  const check = schemaCheck();
  const api: DemoApi = {
    ...createDemoApi(base),
    async call({ service, name }, input, token) {
      const operation = operations.get(`${service} ${name}`);
      if (!operation) throw new Error(`${service}: no operation ${name}`);
      const parts = input as Parts;
      check(`${name} body`, operation.body, parts.body);
      const answer = await send(base, operation, parts, token);
      check(`${name} answer`, operation.answer, answer);
      return answer as never;
    },
    upload: (file, { token } = {}) => uploadBy(api, file, token),
  };
  return api;
}

/** Sends a file by two calls of the documents: where files of the caller are stored, and an address that is signed for one. */
async function uploadBy(
  { call }: DemoApi,
  { bytes, extension, prefix }: Parameters<DemoApi['upload']>[0],
  token?: string,
) {
  const content = new Uint8Array(bytes as Uint8Array);
  const below = prefix ?? (await call(mediaRoutes.readMediaPrefix, { query: {} }, token)).media_url_prefix;
  const media_url = `${below}${randomUUID()}${extension}`;
  const { url } = await call(mediaRoutes.readMediaPutUrl, { query: { name: media_url, size: content.length } }, token);
  const response = await fetch(url, { method: 'PUT', body: content });
  if (!response.ok) throw new Error(`PUT to the object store → ${response.status}`);
  return { media_url, media_hash: createHash('sha256').update(content).digest('hex') };
}

/** Judges a value by the schema of a document. */
function schemaCheck() {
  const ajv = new Ajv2020({ strict: false });
  ajvFormats.default(ajv);
  return (what: string, schema: object | undefined, value: unknown): void => {
    if (schema && !ajv.validate(schema, value)) throw new Error(`${what}: ${ajv.errorsText(ajv.errors)}`);
  };
}

async function send(base: string, operation: Operation, parts: Parts, token: string | undefined): Promise<unknown> {
  const { method, path, parameters } = operation;
  const named = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.in]));
  const search = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]): [string, string][] =>
      value === undefined || named[name] !== 'query' ? [] : [[name, String(value)]],
    ),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parts.params?.[name] ?? '');
  const response = await fetchOnceFree(`${base}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${filled} → ${response.status} ${(await response.text()).slice(0, 300)}`);
  // The file of a batch for the bank is XML.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? response.json() : response.text();
}
