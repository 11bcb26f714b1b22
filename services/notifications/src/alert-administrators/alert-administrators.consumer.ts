import type { EventHandlers } from '@alveole/messaging';
import { addedAdministratorMail } from './added-administrator-mail.ts';
import { alertAdministrators } from './alert-administrators.ts';
import type { AlertPorts } from './alert-administrators.ts';
import { envelopeMail } from './envelope-mail.ts';
import { smsSwitchMail } from './sms-switch-mail.ts';

export function alertAdministratorsConsumer(ports: AlertPorts) {
  return {
    'param.sms-switched': ({ event_id, aggregate_id, data: { disable_sms, user_name } }) =>
      alertAdministrators(ports, { eventId: event_id, aggregateId: aggregate_id }, (to) =>
        smsSwitchMail(to, { isOff: disable_sms === 'yes', userName: user_name }),
      ),
    'account.administrator-added': ({ event_id, aggregate_id, data: { mail, name, permission, by_name } }) =>
      alertAdministrators(ports, { eventId: event_id, aggregateId: aggregate_id }, (to) =>
        addedAdministratorMail(to, { mail, name, permission, byName: by_name }),
      ),
    'envelope.alerted': ({ event_id, aggregate_id, data }) =>
      alertAdministrators(ports, { eventId: event_id, aggregateId: aggregate_id }, (to) =>
        envelopeMail(to, {
          funderName: data.funder_name,
          percent: data.percent,
          amountCents: data.amount_cents,
          leftCents: data.left_cents,
          whenUsedUp: data.when_used_up,
          redirectName: data.redirect_name,
          endsOn: data.ends_on,
        }),
      ),
  } satisfies EventHandlers;
}
