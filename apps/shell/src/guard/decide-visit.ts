import { bestScreen, closedAccountPath, isClosed, mayOpen, redirectOf, signOutPath } from '@alveole/domain';
import type { Role } from '@alveole/domain';

/** Why somebody who asked for one page stands on the sign-in page. */
export type SignInReason = 'signed-out' | 'expired' | 'not-signed-in' | 'another-role' | 'unknown-page';

export type Visit =
  | { readonly kind: 'show' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason?: SignInReason }
  /** The session ends, and what this device keeps for the person goes. */
  | { readonly kind: 'sign-out' }
  /** Storage is cleared and the person signs in; `from` is where to go back to. */
  | { readonly kind: 'sign-in'; readonly from: string; readonly reason: SignInReason };

/** Who visits, as far as pages are chosen by it. */
export interface Visitor {
  /** null: nobody is signed in. */
  readonly role: Role | null;
  readonly entityStatus?: number | undefined;
}

/**
 * What a visit of a path (below the base path) leads to. The route whose path fits best decides (establishments §4);
 * a closed account is led to its own page.
 */
export function decideVisit(path: string, { role, entityStatus }: Visitor): Visit {
  if (path === signOutPath) return role === null ? signedOut : { kind: 'sign-out' };
  const elsewhere = redirectOf(path, role);
  if (elsewhere) return { kind: 'redirect', to: elsewhere, ...signInReasonOf(path, elsewhere) };
  if (!mayOpen(path, role, entityStatus)) {
    if (role === 'REP' && isClosed(entityStatus)) return { kind: 'redirect', to: closedAccountPath };
    return { kind: 'sign-in', from: path, reason: role === null ? 'not-signed-in' : 'another-role' };
  }
  return { kind: 'show' };
}

const signedOut: Visit = { kind: 'redirect', to: '/auth/login', reason: 'signed-out' };

/** An address that no page has leads to sign-in, which says so; `/public/login` is the sign-in of old links. */
function signInReasonOf(path: string, to: string): { readonly reason?: SignInReason } {
  return to === '/auth/login' && bestScreen(path) === undefined && path !== '/public/login'
    ? { reason: 'unknown-page' }
    : {};
}
