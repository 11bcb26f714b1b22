import type { Operation } from './operation.ts';

/** What a caller gives, before types: the parts of a request. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface HttpRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The HTTP request of a call.
 * @throws TypeError for a parameter of the path that is absent, or that would be another path
 */
export function requestOf(
  root: string,
  operation: Operation,
  { params = {}, query = {}, body }: CallParts,
): HttpRequest {
  const url = `${root}${filledPath(operation.path, params)}${queryOf(query)}`;
  const headers = { accept: operation.answer === undefined ? 'application/json' : '*/*', 'accept-version': '1.0.0' };
  const { method } = operation;
  if (body === undefined) return { url, headers, init: { method } };
  // A form names its type by itself.
  if (operation.isForm) return { url, headers, init: { method, body: formOf(body) } };
  return {
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    init: { method, body: JSON.stringify(body) },
  };
}

function filledPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // `..` would climb: URLs know no encoding of it.
    if (['', '.', '..'].includes(value)) throw new TypeError(`${path}: ${name} is no part of a path`);
    return encodeURIComponent(value);
  });
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const text = searchOf(query).toString();
  return text && `?${text}`;
}

const formOf = (body: unknown): URLSearchParams => searchOf(body as Readonly<Record<string, unknown>>);

function searchOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) search.append(name, String(value));
  return search;
}
