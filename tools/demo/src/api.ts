import type { RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';
import { z } from 'zod';
import { fetchOnceFree } from './fetch-once-free.ts';

export interface DemoApi {
  /** Address of the instance with its base path, without a slash at the end. */
  readonly site: string;
  /** Calls a route as its contract says. Throws with the wire's code and message. */
  call<R extends RouteDefinition>(route: R, input: RouteInput<R>, token?: string): Promise<RouteResult<R>>;
  /** Puts bytes to a presigned URL. */
  put(url: string, bytes: Uint8Array): Promise<void>;
  /** Reads JSON outside the API, for example `/dev/inbox`. */
  json(path: string): Promise<unknown>;
  /** Reads a text by the address that an answer told, from the root of the host. */
  text(address: string, token: string): Promise<string>;
}

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/**
 * A client of a running instance.
 * @param base its address with the base path, without a slash at the end
 * @param own headers that go out with every call and upload, for example those of a proxy in front
 */
export function createDemoApi(base: string, own: Readonly<Record<string, string>> = {}): DemoApi {
  return {
    site: base,
    async call(route, input, token) {
      const { params = {}, query = {}, body } = input as Parts;
      const path = route.path.replace(/[:*](\w+)/g, (_, name: string) => params[name] ?? '');
      const response = await fetchOnceFree(`${base}/alveoleapi${path}${searchOf(query)}`, {
        method: route.method,
        headers: { ...own, ...headersOf(token, body !== undefined) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw await failureOf(response, `${route.method} ${path}`);
      return (await response.json()) as RouteResult<typeof route>;
    },
    async put(url, bytes) {
      const response = await fetch(url, { method: 'PUT', headers: own, body: Buffer.from(bytes) });
      if (!response.ok) throw await failureOf(response, 'PUT to the object store');
    },
    async json(path) {
      const response = await fetch(`${base}${path}`);
      if (!response.ok) throw await failureOf(response, `GET ${path}`);
      return response.json();
    },
    async text(address, token) {
      const response = await fetch(new URL(address, base), { headers: headersOf(token, false) });
      if (!response.ok) throw await failureOf(response, `GET ${address}`);
      return response.text();
    },
  };
}

function headersOf(token: string | undefined, hasBody: boolean): Record<string, string> {
  return {
    'accept-version': '1.0.0',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

function searchOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(Object.fromEntries(given.map(([key, value]) => [key, String(value)]))).toString()}`;
}

/** A call that the instance did not carry out. */
export class ApiFailure extends Error {
  /** Which rule refused it; absent where none did. */
  readonly refusal: string | undefined;

  /** Of HTTP. */
  readonly status: number;

  /** @param what method and path @param body of the answer, parsed, or its text */
  constructor(what: string, status: number, body: unknown) {
    super(`${what} → ${status} ${(typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 300)}`);
    this.status = status;
    this.refusal = refusedAnswer.safeParse(body).data?.refusal;
  }
}

const refusedAnswer = z.object({ refusal: z.string() });

async function failureOf(response: Response, what: string): Promise<ApiFailure> {
  const text = await response.text();
  return new ApiFailure(what, response.status, parsedOr(text));
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
