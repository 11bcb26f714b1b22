import type { SessionView } from '@alveole/contracts';
import type { RepairActor } from '@alveole/domain';

/** The person at the counter, as the rules take them. */
export function repairerOf(session: Pick<SessionView, 'entityId'>): RepairActor {
  return { role: 'REP', entityId: session.entityId ?? '' };
}
