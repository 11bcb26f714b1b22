import { landingOf, mayOpen, type Role } from '@alveole/domain';

export interface SignedInPerson {
  readonly role: Role;
  readonly entityStatus: number;
}

/**
 * Where one arrives after signing in: the page asked for before, where this role may open it, else the landing of
 * the role. A closed account sees its own page only.
 * @param state what the history keeps of the visit: `{ from }` when a page was asked for
 */
export function destinationOf({ role, entityStatus }: SignedInPerson, state: unknown): string {
  const from = originIn(state);
  const mayReturn = from !== undefined && from.startsWith('/admin/') && mayOpen(from, role, entityStatus);
  return mayReturn ? from : landingOf(role, entityStatus);
}

function originIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' ? state.from : undefined;
}
