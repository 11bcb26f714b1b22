import type { EventData, events } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { AuthPorts } from '../ports.ts';

interface Registered {
  readonly data: EventData<typeof events.entityRegistered>;
}

/** An establishment stands: its account opens, also when the registration broke off before it asked for that. */
export function openAccountConsumer({ accounts, now }: Pick<AuthPorts, 'accounts' | 'now'>) {
  return {
    async 'entity.registered'({ data: { entity } }: Registered) {
      await accounts.open(entity.entity_id, now());
    },
  } satisfies EventHandlers;
}
