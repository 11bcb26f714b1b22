import type { EventHandlers } from '@alveole/messaging';
import { alertAdministrators } from './alert-administrators.ts';
import type { AlertPorts } from './alert-administrators.ts';

export function alertAdministratorsConsumer(ports: AlertPorts) {
  return {
    'param.sms-switched': ({ event_id, aggregate_id, data: { disable_sms, user_name } }) =>
      alertAdministrators(
        ports,
        { eventId: event_id, aggregateId: aggregate_id },
        { isOff: disable_sms === 'yes', userName: user_name },
      ),
  } satisfies EventHandlers;
}
