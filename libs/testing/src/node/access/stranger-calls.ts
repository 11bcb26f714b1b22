import type { RouteDefinition } from '@alveole/contracts';
import type { z } from 'zod';
import type { HarnessAnswer, HarnessCaller } from '../harness/callers.ts';
import { pathWithIds } from './sample-request.ts';

/** What a stranger knows of somebody's things: values by the names under which calls ask for them. */
export type Known = Readonly<Record<string, unknown>>;

/**
 * Asks a call for somebody else's things: each parameter, query and field that the contract names gets what the stranger
 * knows. A new route is asked without being named.
 */
export function askAsStranger(client: HarnessCaller, route: RouteDefinition, known: Known): Promise<HarnessAnswer> {
  const asked = Object.entries(knownFieldsOf(route.query, known));
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
  const path = [pathWithIds(route, known as Readonly<Record<string, string>>), query.toString()]
    .filter(Boolean)
    .join('?');
  const body = knownFieldsOf(route.body, known);
  const answers: Readonly<Record<RouteDefinition['method'], () => Promise<HarnessAnswer>>> = {
    GET: () => client.get(path),
    PUT: () => client.put(path, body),
    POST: () => client.post(path, body),
    DELETE: () => client.delete(path),
  };
  return answers[route.method]();
}

function knownFieldsOf(schema: z.ZodType | undefined, known: Known): Record<string, unknown> {
  const shape = schema !== undefined && 'shape' in schema ? (schema as z.ZodObject).shape : {};
  return Object.fromEntries(
    Object.keys(shape).flatMap((name) => (Object.hasOwn(known, name) ? [[name, known[name]]] : [])),
  );
}
