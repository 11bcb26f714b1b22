import type { SessionView } from '@alveole/contracts';
import type { RepairerActor } from '@alveole/domain';

/** The person at the counter, as the rules take them. */
export function repairerOf(session: Pick<SessionView, 'entityId'>): RepairerActor {
  return { role: 'REP', entityId: session.entityId ?? '' };
}
