import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import { smsSwitchMail } from './sms-switch-mail.ts';

export type AlertPorts = DeliverPorts & Pick<NotificationsPorts, 'administrators' | 'alertMail'>;

/** Somebody switched the SMS code off or on. */
export interface SmsSwitch {
  readonly isOff: boolean;
  readonly userName: string;
}

/** Whoever switches the SMS code off or on, all administrators and the alert address hear of it, each once. */
export async function alertAdministrators(ports: AlertPorts, occasion: Occasion, change: SmsSwitch): Promise<void> {
  const recipients = new Set([...(await ports.administrators()), ports.alertMail]);
  for (const to of recipients) await deliverMessage(ports, occasion, smsSwitchMail(to, change));
}
