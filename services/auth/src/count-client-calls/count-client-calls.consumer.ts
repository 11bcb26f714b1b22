import type { EventData, EventEnvelope, events } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { AuthPorts } from '../ports.ts';

type Counted = EventEnvelope<EventData<typeof events.clientCallsCounted>>;

/** What services tell of the calls of software, shown to administrators. */
export function countClientCallsConsumer({ clientUses }: Pick<AuthPorts, 'clientUses'>) {
  return {
    'client.calls-counted': ({ sequence, data: { client_id, service, day, calls, last_call_at } }: Counted) =>
      clientUses.countDay(service, { clientId: client_id, day, calls, lastCallAt: new Date(last_call_at), sequence }),
  } satisfies EventHandlers;
}
