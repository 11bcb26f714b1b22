import { landingOf, mayOpen, redirectOf } from '@alveole/domain';
import type { Role } from '@alveole/domain';

export type Visit =
  | { readonly kind: 'show' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Storage is cleared and the person signs in; `from` is where to go back to. */
  | { readonly kind: 'sign-in'; readonly from: string };

/**
 * What a visit of a path (below the base path) leads to, for a role (null: nobody is signed in). The route whose
 * path fits best decides (establishments §4).
 */
export function decideVisit(path: string, role: Role | null): Visit {
  const elsewhere = redirectOf(path);
  if (elsewhere) return { kind: 'redirect', to: elsewhere };
  if (!mayOpen(path, role)) return { kind: 'sign-in', from: path };
  if (path === '/admin/dashboard' && role) return { kind: 'redirect', to: landingOf(role) };
  return { kind: 'show' };
}
