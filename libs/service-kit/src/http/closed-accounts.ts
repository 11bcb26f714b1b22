import type { RouteAuth, RouteDefinition } from '@alveole/contracts';
import { refusalError } from '@alveole/contracts';
import { closedAccount, isClosed } from '@alveole/domain';
import type { EstablishmentStatus } from '@alveole/domain';
import type { Actor } from './implement.ts';

/**
 * The status of an establishment, as the service knows it; undefined for one that nobody knows. A projection is enough:
 * nothing leads out of 9, and one that lags lets a call through for as long as its event travels.
 */
export type StatusOf = (entityId: string) => Promise<EstablishmentStatus | undefined>;

/** Lets a call through, or throws `NotAuthorizedException` when the caller's account is closed. */
export type ClosedAccountGuard = (actor: Actor) => Promise<void>;

/**
 * Refuses the calls of closed accounts: every one, but those whose contract says that it is answered.
 * @throws Error for a route that partners may call in a service that gives no way to read their status
 */
export function closedAccountGuard(route: RouteDefinition, statusOf: StatusOf | undefined): ClosedAccountGuard {
  if (route.whenClosed === 'answered' || !admitsPartners(route.auth)) return async () => undefined;
  if (!statusOf) throw new Error(`${route.name} is open to partners, and its service cannot tell closed accounts.`);
  return async (actor) => {
    if (actor === undefined || !('role' in actor) || actor.role !== 'REP') return;
    if (isClosed(await statusOf(actor.entityId))) throw refusalError(closedAccount);
  };
}

function admitsPartners(auth: RouteAuth): boolean {
  return auth === 'optional' || auth === 'refresh' || (typeof auth === 'object' && auth.includes('REP'));
}
