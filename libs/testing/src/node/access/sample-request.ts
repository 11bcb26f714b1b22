import type { RouteDefinition } from '@alveole/contracts';

const somebodys: Readonly<Record<string, string>> = { name: 'accepted/some-id/a.pdf', mail: 'personne@exemple.fr' };

/** The path of a route with something in the place of each parameter, or what `values` gives for it. */
export function pathWithIds({ path }: RouteDefinition, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/[:*](\w+)/g, (_, name: string) => values[name] ?? somebodys[name] ?? 'some-id');
}
