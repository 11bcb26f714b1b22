import type { EventHandlers } from '@alveole/messaging';
import { announceMessage, withdrawMessages } from '../announce-messages/announce-messages.ts';
import type { AnnouncePorts } from '../announce-messages/announce-messages.ts';
import { tellRepairer } from './tell-repairer.ts';

/** What a repairer did, it knows; what staff decided is told at once, what staff wrote once a day. */
export function tellRepairerConsumer(ports: AnnouncePorts) {
  return {
    'repair.operated': async ({ event_id, data }) => {
      const { actor, repair, operation_codes, lines = [], adjustment_cents, earlier_adjustment_cents } = data;
      const { repair_id: repairId, repair_rozo_id: fileNumber, entity_id: entityId } = repair;
      if (actor.role === 'REP') return withdrawMessages(ports, entityId, repairId);
      await tellRepairer(ports, {
        eventId: event_id,
        repairId,
        fileNumber,
        entityId,
        operations: operation_codes,
        lines,
        premiumCents: repair.to_refund_cents,
        adjustmentCents: adjustment_cents,
        earlierAdjustmentCents: earlier_adjustment_cents,
      });
      if (operation_codes.includes('MSG'))
        await announceMessage(ports, entityId, { eventId: event_id, repairId, fileNumber });
    },
  } satisfies EventHandlers;
}
