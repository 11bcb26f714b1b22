import type { EventHandlers } from '@alveole/messaging';
import { sendCodeByMail } from './send-code-by-mail.ts';
import type { SendCodePorts } from './send-code-by-mail.ts';

interface CodeEvent {
  readonly event_id: string;
  readonly aggregate_id: string;
  readonly data: {
    readonly mail: string;
    readonly sealed_code: string;
    readonly expires_at: string;
    readonly occasion?: 'opening' | undefined;
  };
}

export function sendCodeByMailConsumer(ports: SendCodePorts) {
  const sendFor =
    (purpose: 'registration' | 'recovery') =>
    ({ event_id, aggregate_id, data: { mail, sealed_code, expires_at, occasion } }: CodeEvent) =>
      sendCodeByMail(
        ports,
        { eventId: event_id, aggregateId: aggregate_id, expiresAt: new Date(expires_at) },
        { purpose: occasion ?? purpose, mail, sealedCode: sealed_code },
      );
  return {
    'registration.code-requested': sendFor('registration'),
    'account.recovery-code-requested': sendFor('recovery'),
  } satisfies EventHandlers;
}
