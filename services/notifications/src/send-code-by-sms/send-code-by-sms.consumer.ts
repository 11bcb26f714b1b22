import type { EventHandlers } from '@alveole/messaging';
import { sendCodeBySms } from './send-code-by-sms.ts';
import type { SendCodePorts } from './send-code-by-sms.ts';

export function sendCodeBySmsConsumer(ports: SendCodePorts) {
  return {
    'repair.code-requested': ({ event_id, data: { repair_id, phone, entity_name, gender, sealed_code, expires_at } }) =>
      sendCodeBySms(
        ports,
        { eventId: event_id, aggregateId: repair_id, expiresAt: new Date(expires_at) },
        { phone, entityName: entity_name, kind: gender },
        sealed_code,
      ),
  } satisfies EventHandlers;
}
