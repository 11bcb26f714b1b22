import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { smsSwitchMail } from '../message/establishment-messages.ts';

export interface AlertPorts extends DeliverPorts {
  /** Mails of every administrator, asked from auth. Throws coded failures. */
  readonly administrators: () => Promise<readonly string[]>;
  /** Always told, even when auth knows nobody. */
  readonly alertMail: string;
}

/** Whoever switches the SMS code off or on, all administrators and the alert address hear of it. */
export function alertAdministratorsConsumer(ports: AlertPorts) {
  return {
    'param.sms-switched': async ({ event_id, aggregate_id, data }) => {
      const recipients = new Set([...(await ports.administrators()), ports.alertMail]);
      for (const mail of recipients) {
        await deliver(
          ports,
          { event_id, aggregate_id },
          smsSwitchMail(mail, data.disable_sms === 'yes', data.user_name),
        );
      }
    },
  } satisfies EventHandlers;
}
