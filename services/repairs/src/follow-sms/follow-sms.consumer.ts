import type { EventHandlers } from '@alveole/messaging';
import type { RepairStore } from '../store/repair-store.ts';

/** What the file tells of its last message; `unknown` stays pending: nobody can say more. */
const deliveries = { sent: 'sent', unknown: 'pending', delivered: 'delivered', failed: 'failed' } as const;

/** Notes what became of the last SMS of a file. Reports on an earlier message, or older than the known one, change nothing. */
export function followSms(repairs: Pick<RepairStore, 'noteDelivery'>) {
  return {
    'sms.delivery-reported': async ({ data }) =>
      repairs.noteDelivery({
        repairId: data.repair_id,
        eventId: data.event_id,
        delivery: deliveries[data.state],
        at: new Date(data.at),
      }),
  } satisfies EventHandlers;
}
