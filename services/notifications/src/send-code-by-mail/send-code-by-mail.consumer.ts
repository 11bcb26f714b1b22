import type { EventHandlers } from '@alveole/messaging';
import { sendCodeByMail } from './send-code-by-mail.ts';
import type { CodeRequest, SendCodePorts } from './send-code-by-mail.ts';

interface CodeEvent {
  readonly event_id: string;
  readonly aggregate_id: string;
  readonly data: { readonly mail: string; readonly sealed_code: string; readonly expires_at: string };
}

export function sendCodeByMailConsumer(ports: SendCodePorts) {
  const sendFor =
    (purpose: CodeRequest['purpose']) =>
    ({ event_id, aggregate_id, data: { mail, sealed_code, expires_at } }: CodeEvent) =>
      sendCodeByMail(
        ports,
        { eventId: event_id, aggregateId: aggregate_id, expiresAt: new Date(expires_at) },
        { purpose, mail, sealedCode: sealed_code },
      );
  return {
    'registration.code-requested': sendFor('registration'),
    'account.recovery-code-requested': sendFor('recovery'),
  } satisfies EventHandlers;
}
