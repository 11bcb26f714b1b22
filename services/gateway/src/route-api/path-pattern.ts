import type { RouteDefinition } from '@alveole/contracts';

/** The addresses of a call: a parameter is one part of the path, a wildcard the rest of it; a slash may end it. */
export function pathPattern({ path }: Pick<RouteDefinition, 'path'>): RegExp {
  const words = path.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.startsWith('*') ? '.+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${words.join('/')}/?$`);
}
