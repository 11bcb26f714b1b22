import type { SessionView } from '@alveole/contracts';
import type { Session } from './session.ts';
import type { SignedIn } from './stored-person.ts';
import { claimsOf } from './token-claims.ts';

/**
 * The session as screens get it.
 * @param signOut what `close()` of the view does
 * @returns reads the view of this moment; the same object until the session changes, for `useSyncExternalStore`
 */
export function createSessionView(session: Session, signOut: () => Promise<void>): () => SessionView {
  const make = (person: SignedIn | undefined) => ({ person, view: viewOf(person, session, signOut) });
  let last = make(session.current());
  return () => {
    const person = session.current();
    if (person !== last.person) last = make(person);
    return last.view;
  };
}

function viewOf(person: SignedIn | undefined, session: Session, close: SessionView['close']): SessionView {
  const claims = person ? claimsOf(person.accessToken) : {};
  return {
    isOpen: person !== undefined,
    role: person?.role,
    entityId: person?.entityId,
    userId: person?.userId,
    userName: claims.user_name,
    permission: person ? permissionOf(claims.user_permission) : undefined,
    entityStatus: person?.entityStatus,
    needsConditions: person?.needsConditions ?? false,
    needsTerms: person?.needsTerms ?? false,
    presentConditions: () => session.tell({ needsConditions: true }),
    open: session.open,
    close,
  };
}

/** An unreadable permission is the lesser one. */
const permissionOf = (claim: number | undefined): 0 | 1 => (claim === 0 ? 0 : 1);
