import type { EventHandlers } from '@alveole/messaging';
import { tellRepairer } from './tell-repairer.ts';
import type { TellRepairerPorts } from './tell-repairer.ts';

/** What a repairer did, it knows. */
export function tellRepairerConsumer(ports: TellRepairerPorts) {
  return {
    'repair.operated': async ({ event_id, data: { actor, repair, operation_codes, lines = [] } }) => {
      if (actor.role === 'REP') return;
      await tellRepairer(ports, {
        eventId: event_id,
        repairId: repair.repair_id,
        fileNumber: repair.repair_rozo_id,
        entityId: repair.entity_id,
        operations: operation_codes,
        lines,
        toRefundCents: repair.to_refund_cents,
      });
    },
  } satisfies EventHandlers;
}
