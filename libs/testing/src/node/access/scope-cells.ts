import type { RouteDefinition } from '@alveole/contracts';
import { clientBindings, scopes } from '@alveole/domain';
import type { ClientBinding, Role, Scope } from '@alveole/domain';
import type { HarnessAnswer } from '../harness/callers.ts';
import type { Harness } from '../harness/start-harness.ts';
import { askFor } from './owner-cells.ts';

type Outcome =
  'admitted' | 'refused by its token' | 'refused by its role' | 'not open to software' | 'insufficient scope';

/** Software of a binding, with one scope and no other. */
interface ScopedSoftware {
  readonly binding: ClientBinding;
  readonly scope: Scope;
}

const everySoftware: readonly ScopedSoftware[] = clientBindings.flatMap((binding) =>
  scopes.map((scope) => ({ binding, scope })),
);

/** In whose place software of each binding calls. */
const roleOf: Readonly<Record<ClientBinding, Role>> = { programme: 'ADM', shop: 'REP', funder: 'FIN' };

/** What becomes of each software’s call, as `<binding> with <scope>: <outcome>`. */
export type ScopeOutcomes = readonly string[];

/** The matrix route × binding × scope, made from the contracts: one row for each route. */
export function scopeRows(
  routes: readonly RouteDefinition[],
): readonly (readonly [name: string, route: RouteDefinition, expected: ScopeOutcomes])[] {
  return routes.map((route) => [
    `${route.name} (${route.method} ${route.path}), scope ${route.scope ?? 'none'}`,
    route,
    everySoftware.map((software) => lineOf(software, expectedOf(route, software))),
  ]);
}

function expectedOf({ auth, scope }: RouteDefinition, software: ScopedSoftware): Outcome {
  if (auth === 'public') return 'admitted';
  if (auth === 'service' || auth === 'refresh') return 'refused by its token';
  const role = roleOf[software.binding];
  if (auth === 'optional' ? role === 'FIN' : !auth.includes(role)) return 'refused by its role';
  if (scope === undefined) return 'not open to software';
  return scope === software.scope ? 'admitted' : 'insufficient scope';
}

/**
 * What became of a route’s calls by each software. Whoever is admitted meets the validation, or the owner’s rule.
 * @throws Error when the service fails on one
 */
export async function scopeOutcomesOf(harness: Harness, route: RouteDefinition): Promise<ScopeOutcomes> {
  const lines: string[] = [];
  for (const software of everySoftware) {
    const { binding, scope } = software;
    const answer = await askFor(
      harness.asSoftware(binding, { clientId: `${binding}-${scope}`, scopes: [scope] }),
      route,
      {},
    );
    if (answer.status >= 500) throw new Error(`${route.name} failed for ${binding} with ${scope}: ${answer.text}`);
    lines.push(lineOf(software, outcomeOf(answer)));
  }
  return lines;
}

const lineOf = ({ binding, scope }: ScopedSoftware, outcome: Outcome) => `${binding} with ${scope}: ${outcome}`;

const outcomes: Readonly<Record<string, Outcome>> = {
  '401 Token invalid.': 'refused by its token',
  '401 Service token invalid.': 'refused by its token',
  '403 This role may not call this.': 'refused by its role',
  '403 This call is not open to software.': 'not open to software',
  '403 The token lacks the scope of this call.': 'insufficient scope',
};

function outcomeOf({ status, body }: HarnessAnswer): Outcome {
  return outcomes[`${status} ${body?.message}`] ?? 'admitted';
}

/** Calls that software of a shop, or of a funder, may make for a thing of somebody’s: what the owner’s rule must refuse. */
export function boundCalls(routes: readonly RouteDefinition[], names: readonly string[], role: 'REP' | 'FIN') {
  return routes.filter(({ name, auth, scope }) => names.includes(name) && scope !== undefined && auth.includes(role));
}
