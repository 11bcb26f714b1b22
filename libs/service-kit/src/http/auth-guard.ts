import type { RouteDefinition } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { Scope, WorkingRole } from '@alveole/domain';
import type { ClientRights, PersonActor } from '../tokens/claims.ts';
import type { TokenVerifier } from '../tokens/person-tokens.ts';
import { verifyServiceToken } from '../tokens/service-tokens.ts';
import type { Actor } from './implement.ts';

export interface GuardOptions {
  readonly people: TokenVerifier;
  readonly serviceSecret: string;
}

/** Reads who calls from the `authorization` header, or throws `TokenException` (401) or `NotAuthorizedException` (403). */
export type Guard = (authorization: string | undefined) => Actor;

type GuardedRoute = Pick<RouteDefinition, 'auth' | 'scope'>;
type WordOfAuth = Exclude<RouteDefinition['auth'], readonly unknown[]>;

/** The guard of one route. A route whose `auth` is an empty list lets nobody in; one without a scope, no software. */
export function guardOf({ auth, scope }: GuardedRoute, { people, serviceSecret }: GuardOptions): Guard {
  const admit = (authorization: string | undefined, roles: readonly string[]) =>
    allowed(people.access(bearer(authorization)), roles, scope);
  if (typeof auth === 'object') return (authorization) => admit(authorization, auth);
  const guards: Record<WordOfAuth, Guard> = {
    public: () => undefined,
    optional: (authorization) => (authorization === undefined ? undefined : admit(authorization, workingRoles)),
    refresh: (authorization) => people.refresh(bearer(authorization)),
    service: (authorization) => verifyServiceToken(serviceSecret, bearer(authorization)),
  };
  return guards[auth];
}

/** A call that anybody may make without a token knows nothing of funders, and does not take one for staff. */
const workingRoles: readonly string[] = ['REP', 'ADM', 'ALL', 'FUB'] satisfies WorkingRole[];

function bearer(authorization: string | undefined): string {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined)
    throw appError('TokenException', authorization === undefined ? 'Token missing.' : 'Token invalid.');
  return token;
}

function allowed(person: PersonActor, roles: readonly string[], scope: Scope | undefined): PersonActor {
  if (!roles.includes(person.role)) throw appError('NotAuthorizedException', 'This role may not call this.');
  if (person.client !== undefined) requireScope(person.client, scope);
  return person;
}

function requireScope({ scopes }: ClientRights, scope: Scope | undefined): void {
  if (scope === undefined)
    throw appError('NotAuthorizedException', 'This call is not open to software.', { refusal: 'not-open-to-software' });
  if (scopes.includes(scope)) return;
  throw appError('NotAuthorizedException', 'The token lacks the scope of this call.', {
    refusal: 'insufficient-scope',
    scope,
  });
}
