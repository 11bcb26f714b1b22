import type { RouteDefinition } from '@alveole/contracts';

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** The HTTP request of a contract's call: path filled, query written, JSON body, the version header. */
export function requestOf(
  baseUrl: string,
  route: Pick<RouteDefinition, 'method' | 'path'>,
  { params, query, body }: Parts,
  token: string | undefined,
): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-version': '1.0.0' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const url = `${baseUrl}${filled(route.path, params ?? {})}${queryOf(query)}`;
  return { url, init: { method: route.method, headers, body: body === undefined ? undefined : JSON.stringify(body) } };
}

/** `:id` takes one segment; `*name`, last, takes the rest with its slashes. */
function filled(path: string, params: Record<string, unknown>): string {
  return path.replace(/([:*])(\w+)/g, (_, kind: string, name: string) => {
    const value = String(params[name] ?? '');
    return kind === '*' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

function queryOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
