import type { RouteDefinition } from '@alveole/contracts';
import { closedAccount, roles } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import type { HarnessAnswer } from '../harness/callers.ts';
import type { Harness } from '../harness/start-harness.ts';
import { createTestTokens } from '../test-tokens.ts';
import { pathWithIds } from './sample-request.ts';

type Caller = Role | 'a visitor' | 'a closed account' | 'a refresh token' | 'another service' | 'a stranger’s key';
type Outcome = 'admitted' | 'refused by its token' | 'refused by its role' | 'refused as closed';

/** One call by one caller, and whether the guard lets it through. */
export interface AccessCell {
  readonly route: RouteDefinition;
  readonly caller: Caller;
  readonly expected: Outcome;
}

const callers: readonly Caller[] = [
  ...roles,
  'a visitor',
  'a closed account',
  'a refresh token',
  'another service',
  'a stranger’s key',
];

/**
 * The matrix route × caller, made from the contracts: a new route stands in it without being named. What its owner
 * refuses beyond the guard is `leaksOf`'s.
 */
export function accessCells(
  routes: readonly RouteDefinition[],
): readonly (readonly [name: string, cell: AccessCell])[] {
  return routes.flatMap((route) =>
    callers
      .filter((caller) => isTried(route, caller))
      .map((caller): readonly [string, AccessCell] => {
        const expected = expectedOf(route, caller);
        return [`${route.name} (${route.method} ${route.path}) by ${caller}: ${expected}`, { route, caller, expected }];
      }),
  );
}

/** A renewal is refused by its family, not by the guard. */
function isTried({ auth }: RouteDefinition, caller: Caller): boolean {
  return !(auth === 'refresh' && caller === 'a refresh token');
}

function expectedOf(route: RouteDefinition, caller: Caller): Outcome {
  const { auth } = route;
  if (auth === 'public') return 'admitted';
  if (caller === 'a visitor') return auth === 'optional' ? 'admitted' : 'refused by its token';
  if (auth === 'service') return caller === 'another service' ? 'admitted' : 'refused by its token';
  const role = caller === 'a closed account' ? 'REP' : roles.find((known) => known === caller);
  if (auth === 'refresh' || role === undefined) return 'refused by its token';
  if (typeof auth === 'object' ? !auth.includes(role) : role === 'FIN') return 'refused by its role';
  return caller === 'a closed account' && route.whenClosed === undefined ? 'refused as closed' : 'admitted';
}

/**
 * What became of a cell's call. Whoever is admitted meets the validation, or the owner's rule.
 * @param closedEntity an establishment that the service knows as closed
 * @throws Error when the service fails on it
 */
export async function outcomeOf(
  harness: Harness,
  { route, caller }: AccessCell,
  closedEntity: string,
): Promise<Outcome> {
  const client = harness.bearing(bearerOf(harness, caller, closedEntity));
  const path = pathWithIds(route);
  const answers: Readonly<Record<RouteDefinition['method'], () => Promise<HarnessAnswer>>> = {
    GET: () => client.get(path),
    PUT: () => client.put(path, {}),
    POST: () => client.post(path, {}),
    DELETE: () => client.delete(path),
  };
  const answer = await answers[route.method]();
  if (answer.status >= 500) throw new Error(`${route.name} failed for ${caller}: ${answer.text}`);
  const refusal = `${answer.status} ${answer.body?.message}`;
  return outcomes[refusal] ?? 'admitted';
}

const outcomes: Readonly<Record<string, Outcome>> = {
  '401 Token missing.': 'refused by its token',
  '401 Token invalid.': 'refused by its token',
  '401 Service token invalid.': 'refused by its token',
  '403 This role may not call this.': 'refused by its role',
  [`403 ${closedAccount.message}`]: 'refused as closed',
};

function bearerOf({ tokens, serviceBearer }: Harness, caller: Caller, entityId: string): string | undefined {
  if (caller === 'a visitor') return undefined;
  if (caller === 'a closed account') return tokens.bearer('REP', { entityId });
  if (caller === 'a refresh token') return `Bearer ${tokens.refresh('REP')}`;
  if (caller === 'another service') return serviceBearer('repairs');
  if (caller === 'a stranger’s key') return strangers.bearer('ADM');
  return tokens.bearer(caller);
}

const strangers = createTestTokens();
