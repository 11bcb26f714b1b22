import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import type { Message } from '../record/message.ts';

export type AlertPorts = DeliverPorts & Pick<NotificationsPorts, 'administrators' | 'alertMail'>;

/** All administrators and the alert address hear of something that one person alone did, each once. */
export async function alertAdministrators(
  ports: AlertPorts,
  occasion: Occasion,
  mailTo: (recipient: string) => Message,
): Promise<void> {
  const recipients = new Set([...(await ports.administrators()), ports.alertMail]);
  for (const recipient of recipients) await deliverMessage(ports, occasion, mailTo(recipient));
}
