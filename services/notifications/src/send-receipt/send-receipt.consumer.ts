import type { EventHandlers } from '@alveole/messaging';
import { sendReceipt } from './send-receipt.ts';
import type { SendReceiptPorts } from './send-receipt.ts';

export function sendReceiptConsumer(ports: SendReceiptPorts) {
  return {
    'repair.receipt-requested': ({ event_id, data }) =>
      sendReceipt(
        ports,
        { eventId: event_id, aggregateId: data.repair_id },
        {
          sealedMail: data.sealed_mail,
          fileNumber: data.repair_rozo_id,
          kind: data.gender,
          shop: data.shop,
          bikeBrand: data.bike_brand,
          invoiceCents: data.net_cents,
          premiumCents: data.to_refund_cents,
          adjustmentCents: data.adjustment_cents,
          vatRate: data.taux_tva,
          vatPercent: data.vat_percent,
          receiptCode: data.receipt_code,
          payers: (data.funders ?? []).map(({ funder_name, cents }) => ({ name: funder_name, cents })),
          confirmedAt: new Date(data.confirmed_at),
        },
      ),
  } satisfies EventHandlers;
}
