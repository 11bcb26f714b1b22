import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import { receiptMail } from './receipt-mail.ts';
import type { Receipt } from './receipt-mail.ts';

export type SendReceiptPorts = DeliverPorts & Pick<NotificationsPorts, 'openText' | 'programmeName'>;

export interface SealedReceipt extends Omit<Receipt, 'mail'> {
  readonly sealedMail: string;
}

/** Sends the receipt of a closed file to the address that its event seals; nothing keeps the address. */
export function sendReceipt(
  ports: SendReceiptPorts,
  occasion: Occasion,
  { sealedMail, ...receipt }: SealedReceipt,
): Promise<void> {
  return deliverMessage(
    ports,
    occasion,
    receiptMail({ ...receipt, mail: ports.openText(sealedMail) }, ports.programmeName),
  );
}
