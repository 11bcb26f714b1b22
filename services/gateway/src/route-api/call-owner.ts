import { routesOf } from '@alveole/contracts';
import type { RouteDefinition, ServiceName } from '@alveole/contracts';
import { pathPattern } from './path-pattern.ts';

export const serviceNames = Object.keys(routesOf) as ServiceName[];

/** An installation, or a test, where one address answers for every service. */
export function everyServiceAt(address: string): Record<ServiceName, string> {
  return Object.fromEntries(serviceNames.map((name) => [name, address])) as Record<ServiceName, string>;
}

const declared = serviceNames.flatMap((service) =>
  routesOf[service].map((route) => ({ service, path: pathPattern(route), beginning: beginningOf(route) })),
);

/** What the paths of a service begin with, the longest first: of its calls, then of what no specification has. */
const beginnings = [
  ...declared.map(({ service, beginning }) => ({ service, beginning })),
  ...serviceNames.map((service) => ({ service, beginning: `/v1/${service}/` })),
].sort((one, other) => other.beginning.length - one.beginning.length);

/**
 * The service that answers a path (it begins with `/`, below `/alveoleapi`), or undefined when nobody does: the one that
 * declares the call; for a path that nobody declares the one whose paths begin so, which refuses it as unknown.
 */
export function ownerOf(path: string): ServiceName | undefined {
  const owner =
    declared.find((route) => route.path.test(path)) ?? beginnings.find((one) => path.startsWith(one.beginning));
  return owner?.service;
}

/** A path up to its first parameter. */
function beginningOf({ path }: RouteDefinition): string {
  return path.replace(/[:*].*$/, '');
}
