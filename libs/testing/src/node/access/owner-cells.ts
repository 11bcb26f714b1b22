import type { RouteDefinition } from '@alveole/contracts';
import { roles } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import type { HarnessAnswer, HarnessCaller } from '../harness/callers.ts';
import { pathWithIds } from './sample-request.ts';

/** How a call asks for what belongs to somebody, with everything that its schema demands. */
export interface OwnedCase {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Roles to whom it belongs as well, for they work for every owner. */
  readonly openTo?: readonly Role[];
  /** What a stranger whom the guard lets in is answered instead of 403 or 404, why, and the little that it may tell. */
  readonly otherwise?: { readonly status: number; readonly why: string; readonly tells?: string };
}

export type OwnedCases = Readonly<Record<string, OwnedCase>>;

/** Everybody but administrators, to whom most of the programme's files are open. */
const mostlyStrangers = roles.filter((role) => role !== 'ADM');
const refusals: readonly number[] = [403, 404];

/** The calls of people that name a thing of somebody's: its id or address, in path, query or body. */
export function callsThatNameAnOwner(routes: readonly RouteDefinition[]): string[] {
  return routes
    .filter(({ auth }) => typeof auth === 'object')
    .filter(({ path, query, body }) => /[:*]/.test(path) || names(query, asked) || names(body, sent))
    .map(({ name }) => name)
    .sort();
}

/**
 * Each of those calls by each stranger, made from the contracts. A call without a case stands in none.
 * @param strangers everybody but administrators, unless told otherwise
 */
export function strangerCells(
  routes: readonly RouteDefinition[],
  cases: OwnedCases,
  strangers: readonly Role[] = mostlyStrangers,
): (readonly [name: string, stranger: Role, route: RouteDefinition, owned: OwnedCase])[] {
  return routes.flatMap((route) => {
    const owned = cases[route.name];
    if (owned === undefined) return [];
    const asking = strangers.filter((role) => owned.openTo?.includes(role) !== true);
    return asking.map((role) => [route.name, role, route, owned] as const);
  });
}

/** What may answer a stranger: a refusal of the guard or of the owner's rule, or what the case says for its own role. */
export function expectedOf({ auth }: RouteDefinition, stranger: Role, { otherwise }: OwnedCase): readonly number[] {
  const isAdmitted = typeof auth === 'object' && auth.includes(stranger);
  return otherwise !== undefined && isAdmitted ? [otherwise.status] : refusals;
}

/** Asks a call as its case says. */
export function askFor(client: HarnessCaller, route: RouteDefinition, owned: OwnedCase): Promise<HarnessAnswer> {
  const query = new URLSearchParams(owned.query).toString();
  const path = [pathWithIds(route, owned.params), query].filter(Boolean).join('?');
  const answers: Readonly<Record<RouteDefinition['method'], () => Promise<HarnessAnswer>>> = {
    GET: () => client.get(path),
    PUT: () => client.put(path, owned.body ?? {}),
    POST: () => client.post(path, owned.body ?? {}),
    DELETE: () => client.delete(path),
  };
  return answers[route.method]();
}

const asked = /(^|_)(ids?|mail)$/;
/** In a query `to` ends a range. */
const sent = /(^|_)(ids?|mail)$|^to$/;

/** A schema has a field of such a name, however deep; a choice has those of all its branches. */
function names(schema: unknown, somebodys: RegExp): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { shape = {}, options = [] } = schema as {
    shape?: Readonly<Record<string, unknown>>;
    options?: readonly unknown[];
  };
  return (
    Object.entries(shape).some(([name, field]) => somebodys.test(name) || names(field, somebodys)) ||
    options.some((option) => names(option, somebodys))
  );
}
