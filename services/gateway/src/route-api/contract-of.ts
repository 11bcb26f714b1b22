import { routesOf } from '@alveole/contracts';
import type { RouteDefinition, ServiceName } from '@alveole/contracts';
import { pathPattern } from './path-pattern.ts';

type Known = Pick<RouteDefinition, 'auth' | 'method' | 'work'>;

interface Pattern {
  readonly route: RouteDefinition;
  readonly path: RegExp;
}

const patternOf = (route: RouteDefinition): Pattern => ({ route, path: pathPattern(route) });
const patterns = new Map(Object.entries(routesOf).map(([service, routes]) => [service, routes.map(patternOf)]));

/** The contract of a call, to know what it costs; of one that no contract names, as much as its method tells. */
export function contractOf(service: ServiceName, method: string, path: string): Known {
  const known = patterns.get(service)?.find((each) => each.route.method === method && each.path.test(path));
  return known?.route ?? { auth: 'optional', method: method === 'GET' || method === 'HEAD' ? 'GET' : 'POST' };
}
