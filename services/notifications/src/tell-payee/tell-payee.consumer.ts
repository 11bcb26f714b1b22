import type { EventData, events } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import { tellPaid } from './tell-paid.ts';
import { tellPayee } from './tell-payee.ts';
import type { TellPayeePorts, UnpaidTransfers } from './tell-payee.ts';

interface UnpaidEvent {
  readonly event_id: string;
  readonly data: {
    readonly refund_id: string;
    readonly entity_ids: readonly string[];
    readonly repair_ids: readonly string[];
    readonly corrected_ids: readonly string[];
    readonly transfers: readonly AnsweredTransfer[];
    readonly reason: string;
  };
}

type AnsweredTransfer = EventData<typeof events.refundConfirmed>['transfers'][number];

/** What the bank paid, refused or sent back; events from before a transfer was told with its reference pay in silence. */
export function tellPayeeConsumer(ports: TellPayeePorts) {
  const tell =
    (outcome: UnpaidTransfers['outcome']) =>
    ({ event_id, data: { refund_id, entity_ids, reason, ...files } }: UnpaidEvent) =>
      tellPayee(ports, {
        eventId: event_id,
        batchId: refund_id,
        outcome,
        reason,
        entityIds: entity_ids,
        repairIds: [...files.repair_ids, ...files.corrected_ids],
        transfers: files.transfers.map(unpaidTransferOf),
      });
  return {
    'refund.confirmed': ({ event_id, data: { transfers, confirmed_at } }) =>
      tellPaid(ports, {
        eventId: event_id,
        transfers: transfers.flatMap((one) => paidTransferOf(one, new Date(confirmed_at))),
      }),
    'refund.rejected': tell('rejected'),
    'refund.returned': tell('returned'),
  } satisfies EventHandlers;
}

function unpaidTransferOf({ entity_id, repair_ids, cents, files }: AnsweredTransfer) {
  const fileNumbers = files.map(({ repair_rozo_id }) => repair_rozo_id);
  return { entityId: entity_id, repairIds: repair_ids, fileNumbers, cents };
}

function paidTransferOf({ entity_id, repair_ids, reference, cents, files }: AnsweredTransfer, paidAt: Date) {
  if (reference === undefined || cents === undefined) return [];
  const paid = files.map((file) => ({ fileNumber: file.repair_rozo_id, cents: file.cents }));
  return [{ entityId: entity_id, repairIds: repair_ids, reference, cents, files: paid, paidAt }];
}
