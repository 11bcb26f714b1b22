import type { EventHandlers } from '@alveole/messaging';
import { tellPayee } from './tell-payee.ts';
import type { TellPayeePorts, UnpaidTransfers } from './tell-payee.ts';

interface UnpaidEvent {
  readonly event_id: string;
  readonly data: {
    readonly refund_id: string;
    readonly entity_ids: readonly string[];
    readonly repair_ids: readonly string[];
    readonly corrected_ids: readonly string[];
    readonly transfers: readonly { readonly entity_id: string; readonly repair_ids: readonly string[] }[];
    readonly reason: string;
  };
}

/** What the bank refused or sent back; what it paid is told file by file. */
export function tellPayeeConsumer(ports: TellPayeePorts) {
  const tell =
    (outcome: UnpaidTransfers['outcome']) =>
    ({ event_id, data: { refund_id, entity_ids, reason, ...files } }: UnpaidEvent) =>
      tellPayee(ports, {
        eventId: event_id,
        refundId: refund_id,
        outcome,
        reason,
        entityIds: entity_ids,
        repairIds: [...files.repair_ids, ...files.corrected_ids],
        filesOf: new Map(files.transfers.map(({ entity_id, repair_ids }) => [entity_id, repair_ids])),
      });
  return { 'refund.rejected': tell('rejected'), 'refund.returned': tell('returned') } satisfies EventHandlers;
}
