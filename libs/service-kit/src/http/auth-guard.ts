import type { RouteAuth } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { WorkingRole } from '@alveole/domain';
import type { PersonActor } from '../tokens/claims.ts';
import type { TokenVerifier } from '../tokens/person-tokens.ts';
import { verifyServiceToken } from '../tokens/service-tokens.ts';
import type { Actor } from './implement.ts';

export interface GuardOptions {
  readonly people: TokenVerifier;
  readonly serviceSecret: string;
}

/** Reads who calls from the `authorization` header, or throws `TokenException` (401) or `NotAuthorizedException` (403). */
export type Guard = (authorization: string | undefined) => Actor;

/** The guard of one route. A route whose `auth` is an empty list lets nobody in. */
export function guardOf(auth: RouteAuth, { people, serviceSecret }: GuardOptions): Guard {
  if (typeof auth === 'object') return (authorization) => allowed(people.access(bearer(authorization)), auth);
  const guards: Record<Exclude<RouteAuth, readonly unknown[]>, Guard> = {
    public: () => undefined,
    optional: (authorization) =>
      authorization === undefined ? undefined : allowed(people.access(bearer(authorization)), workingRoles),
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

function allowed(person: PersonActor, roles: readonly string[]): PersonActor {
  if (!roles.includes(person.role)) throw appError('NotAuthorizedException', 'This role may not call this.');
  return person;
}
